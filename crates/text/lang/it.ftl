# Ciò che dicono tutti i giochi: elenchi.
list-and = { $first } e { $last }

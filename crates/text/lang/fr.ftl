# Ce que disent tous les jeux : énumérations.
list-and = { $first } et { $last }

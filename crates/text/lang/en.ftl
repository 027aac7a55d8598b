# What every game says: lists.
list-and = { $first } and { $last }

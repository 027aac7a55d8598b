//! The laws, for Pirates.

laws::hold!(pirates::Pirates: three 3, four 4, five 5);

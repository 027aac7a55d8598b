//! The laws, for Buccaneer.

laws::hold!(buccaneer::Buccaneer: three 3, four 4, five 5);

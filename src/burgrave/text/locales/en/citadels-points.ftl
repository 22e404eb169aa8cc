# What points are given for.

citadels-points-districts = Districts
citadels-points-all-types = All five types
citadels-points-first-completed = First completed city
citadels-points-completed = Completed city

# What points are given for.

citadels-points-districts = Сгради
citadels-points-all-types = Всички пет типа
citadels-points-first-completed = Първи завършен град
citadels-points-completed = Завършен град

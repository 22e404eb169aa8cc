# Lessons

lesson-unknown = Lekce „{ $lesson }“ neexistuje. { $near ->
    [none] Vyber jednu z těchto: { $known }.
   *[other] Nemá to být „{ $near }“? Všechny lekce: { $known }.
 }
lesson-chapter-unknown = Tato lekce nemá kapitolu „{ $chapter }“. Její kapitoly: { $known }.
lesson-step-unknown = Tato kapitola nemá část „{ $step }“. Její části: { $known }.
lesson-too-long = Kapitola nemůže mít víc tahů než { $most }. Začni ji znovu.

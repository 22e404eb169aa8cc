# Lessons

lesson-unknown = Nie ma lekcji „{ $lesson }”. { $near ->
    [none] Wybierz jedną z: { $known }.
   *[other] Czy chodzi o „{ $near }”? Wszystkie lekcje: { $known }.
 }
lesson-chapter-unknown = Ta lekcja nie ma rozdziału „{ $chapter }”. Jej rozdziały: { $known }.
lesson-step-unknown = Ten rozdział nie ma części „{ $step }”. Jego części: { $known }.
lesson-too-long = Rozdział nie może mieć więcej ruchów niż { $most }. Zacznij go od początku.

### Lessons.

nav-learn = Learn
learn-lead = Short chapters with real cards and real rules. Try anything: the table says why something is not possible, and nothing is lost.
learn-coach = The coach
learn-unfold = Show the coach
learn-undone = That is possible too, but it does not lead to the task. The table is as it was before.
learn-go-on = Go on
learn-start = Start
learn-finish = Finish the chapter
learn-show = Show me
learn-back = Back
learn-count = { $number } of { $count }
learn-done = done
learn-again = again
learn-minutes = { $minutes } min
learn-cards = What you know now
learn-card = To keep:
learn-next-chapter = Next chapter
learn-chapters = All chapters
learn-leave = Leave
home-learn = Learn to play
home-learn-sub = Citadels in twelve minutes, Praga in half an hour

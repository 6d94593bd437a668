# Courses and lessons
learn-title = Learn by playing
learn-lead = Short lessons at the real board. Then a first game, with a word at every question.
learn-rules = Read the rules
learn-games = Games
learn-length = { $count } lessons, { $minutes } minutes
learn-seconds = { $seconds } s
learn-done-of = { $done ->
    [0] new
   *[other] { $done } of { $all }
}
learn-done = Done
learn-start = Start
learn-go-on = Go on with { $number }
learn-go-on-to = Go on: { $number } { $title }
learn-play = Play a game
learn-first = Your first game
learn-first-play = Play
learn-further = Further lessons
learn-lesson-of = Lesson { $number } of { $all }
learn-place-of = Place { $number } of { $all }
learn-leave = Leave the lesson
learn-again = Once more
learn-next-place = Next place
learn-next-lesson = Go on with { $number }
learn-all = All lessons
learn-course = The course
learn-goal = The goal
learn-why = Why it matters
learn-exact = The exact rules:

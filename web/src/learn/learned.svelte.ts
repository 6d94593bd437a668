// What has been learned: kept by the server for whoever it knows, until then in this browser.
import { untrack } from 'svelte';
import { get, post } from '../api';
import { me } from '../me.svelte';
import { language } from '../words';
import type { CourseSeen, CoursesSeen, LessonLine } from '../wire';

const KEPT = 'corral-learned';
const STEP_SECONDS = 15; // for one question

class Learned {
  courses = $state.raw<CourseSeen[]>([]);
  #told = $state.raw<string[]>([]); // by the server
  #kept = $state.raw<string[]>(kept());

  has(lesson: string): boolean {
    return this.#told.includes(lesson) || this.#kept.includes(lesson);
  }

  /** All courses, in the present language. */
  async look(): Promise<void> {
    const whose = () => untrack(() => [language(), me.seen?.name].join());
    const asked = whose();
    const { courses, learned } = await get<CoursesSeen>(`/learn?language=${language()}`);
    if (asked !== whose()) return; // in another language, or of nobody yet
    this.courses = courses;
    this.#told = learned;
  }

  /** A lesson was played to its end; the server knows it already of whomever it knows. */
  add(lesson: string): void {
    if (me.seen) this.#told = [...this.#told, lesson];
    else this.#keep([...this.#kept, lesson]);
  }

  /** Somebody is known now: what was learned before is theirs. */
  async handIn(): Promise<void> {
    if (!this.#kept.length) return;
    const told = await post<CoursesSeen>('/learn', { lessons: this.#kept });
    this.#told = told.learned;
    this.#keep([]);
  }

  #keep(lessons: string[]): void {
    this.#kept = [...new Set(lessons)];
    localStorage.setItem(KEPT, JSON.stringify(this.#kept));
  }
}

function kept(): string[] {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? '[]') as string[];
  } catch {
    return [];
  }
}

export const learned = new Learned();

/** Where to go on: the first lesson that is not learned; null: all are. */
export function next(course: CourseSeen): LessonLine | null {
  return course.lessons.find((lesson) => !learned.has(lesson.id)) ?? null;
}
/** A lesson on what a question is about: the first that teaches the first of its rules, if it is not learned yet. */
export function helping(course: CourseSeen, rules: string[]): LessonLine | null {
  const found = rules.flatMap((rule) => course.lessons.filter((lesson) => lesson.rules.includes(rule)));
  return found.find((lesson) => !learned.has(lesson.id)) ?? found[0] ?? null;
}
export const basic = (course: CourseSeen) => course.lessons.filter((lesson) => lesson.level === 'basic');
export const seconds = (lesson: LessonLine) => lesson.steps * STEP_SECONDS;
export const minutes = (lessons: LessonLine[]) =>
  Math.ceil(lessons.reduce((sum, lesson) => sum + seconds(lesson), 0) / 60);

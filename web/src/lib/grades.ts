/** How hard a puzzle is, in words. */
const GRADES = ['web-puzzle-grade-1', 'web-puzzle-grade-2', 'web-puzzle-grade-3'] as const;

export const gradeWord = (grade: number): string => GRADES[Math.min(GRADES.length, Math.max(1, grade)) - 1] ?? GRADES[0];

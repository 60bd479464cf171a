/** The server, one function a request. Types come from its OpenAPI document. */

import type {
  Announcements,
  AuditLines,
  Ballot,
  Branch,
  Caution,
  Blocks,
  Chat,
  Company,
  Course,
  Done,
  FileRead,
  Games,
  Hints,
  Join,
  Learned,
  Lessons,
  LessonStanding,
  Me,
  Move,
  NewAnnouncement,
  NewBlock,
  NewLesson,
  NewReport,
  NewSanction,
  NewTable,
  Notes,
  PastView,
  PersonInfos,
  Pictures,
  Position,
  PlayedGames,
  Preview,
  Problem,
  Puzzle,
  Puzzles,
  PuzzleVerdict,
  Profile,
  ReferenceBook,
  Registration,
  Reports,
  ReviewState,
  Scenes,
  SeatRecord,
  SetUpCheck,
  SignIn,
  Studies,
  Study,
  StudyCut,
  StudyMoment,
  StudyMoves,
  StudyPlay,
  StudyPlayed,
  StudyRemark,
  StudyTitle,
  TableInfo,
  Tables,
  TableSummaries,
  Token,
  Tokens,
  Verdicts,
  Vocabulary,
  Why,
} from '$generated/api';
import { ANYWHERE } from './place';
import { send, type Reply } from './transport';

/** The server said no, or could not be reached. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem,
  ) {
    super(problem.message);
  }

  get code(): string {
    return this.problem.error;
  }
}

let csrf = '';

export function showCsrf(token: string): void {
  csrf = token;
}

async function call<T>(method: string, path: string, body?: object, tries = 0): Promise<T> {
  let answer: Reply;
  try {
    answer = await send(method, path, body === undefined ? undefined : JSON.stringify(body), csrf);
  } catch {
    throw new Refused(0, ANYWHERE ? problem('engine', 'the engine did not start') : problem('offline', 'the server cannot be reached'));
  }
  if (answer.status === 429 && tries < 2) {
    await new Promise((done) => setTimeout(done, Math.min(answer.retry, 10) * 1000));
    return call(method, path, body, tries + 1);
  }
  if (answer.status === 204) return undefined as T;
  if (answer.status < 200 || answer.status > 299) {
    throw new Refused(answer.status, answer.json ? (JSON.parse(answer.text) as Problem) : problem('broken', answer.text.slice(0, 200)));
  }
  return (answer.json ? JSON.parse(answer.text) : answer.text) as T;
}

export function problem(error: string, message: string): Problem {
  return { error, message, args: {}, reason: null, rule: '', option: '', decision: null };
}

function query(given: Record<string, string | number | null | undefined>): string {
  const pairs = Object.entries(given).filter(([, value]) => value !== null && value !== undefined && value !== '');
  return pairs.length === 0 ? '' : `?${new URLSearchParams(pairs.map(([name, value]) => [name, String(value)]))}`;
}

/** A key for a message that must count once. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** A request body: what has a default may be left out. */
type Body<T, Needed extends keyof T> = Pick<T, Needed> & Partial<Omit<T, Needed>>;

const get = <T>(path: string) => call<T>('GET', path);
const post = <T>(path: string, body: object = {}) => call<T>('POST', path, body);

export const api = {
  // people
  guest: (name?: string) => post<Me>('/guest', name ? { name } : {}),
  register: (data: Registration) => post<Me>('/register', data),
  login: (data: SignIn) => post<Me>('/login', data),
  logout: () => post<void>('/logout'),
  me: () => get<Me>('/me'),
  changeMe: (data: Profile) => call<Me>('PATCH', '/me', data),
  changePassword: (old: string, fresh: string) => post<void>('/me/password', { old, new: fresh }),
  deleteMe: (password: string) => post<void>('/me/delete', { password }),
  learned: () => get<Learned>('/me/learned'),
  learn: (lessons: Record<string, string[]>) => post<Learned>('/me/learned', { lessons }),
  unlearn: (game: string) => call<Learned>('DELETE', `/me/learned/${game}`),
  tokens: () => get<Tokens>('/me/tokens'),
  newToken: (name: string) => post<Token>('/me/tokens', { name }),
  deleteToken: (id: string) => call<void>('DELETE', `/me/tokens/${id}`),

  // games
  games: () => get<Games>('/games'),
  messages: (game: string, language: string) => get<string>(`/games/${game}/messages/${language}`),
  reference: (game: string, language: string) => get<ReferenceBook>(`/games/${game}/reference/${language}`),
  lexicon: (game: string) => get<Vocabulary>(`/games/${game}/vocabulary`),
  lessons: (game: string, language: string) => get<Lessons>(`/games/${game}/lessons/${language}`),
  pictures: (game: string, language: string) => get<Pictures>(`/games/${game}/pictures/${language}`),
  scenes: (game: string, picture: string) => get<Scenes>(`/games/${game}/picture/${picture}`),
  puzzles: (game: string) => get<Puzzles>(`/games/${game}/puzzles`),
  puzzle: (game: string, id: string) => get<Puzzle>(`/games/${game}/puzzles/${id}`),
  solve: (game: string, id: string, action: string | null) => post<PuzzleVerdict>(`/games/${game}/puzzles/${id}/answer`, action === null ? {} : { action }),
  newLesson: (game: string, wanted: NewLesson) => post<TableInfo>(`/games/${game}/lesson`, wanted),
  standing: (id: string) => get<LessonStanding>(`/tables/${id}/lesson`),

  checkSetUp: (game: string, wanted: { seats: number; options: object; show?: boolean }) =>
    post<SetUpCheck>(`/games/${game}/check`, wanted),

  readFile: (game: string, file: { name: string; text: string }) => post<FileRead>(`/games/${game}/file`, file),

  // one's own history
  played: (wanted: Record<string, string | undefined>) => get<PlayedGames>(`/me/games${query(wanted)}`),

  // tables
  tables: (wanted: Record<string, string | undefined>) => get<Tables>(`/tables${query(wanted)}`),
  newTable: (data: Body<NewTable, 'game' | 'seats' | 'key'>) => post<TableInfo>('/tables', data),
  importTable: (data: object) => post<TableInfo>('/tables/import', data),
  table: (id: string, code = '') => get<TableInfo>(`/tables/${id}${query({ code })}`),
  changeSeat: (id: string, seat: number, plan: NewTable['seats'][number]) =>
    call<Done>('PATCH', `/tables/${id}/seat`, { seat, plan, key: newKey() }),
  join: (id: string, data: Body<Join, never>) => post<Done>(`/tables/${id}/join`, { ...data, key: newKey() }),
  /** Begin the game; the nonce is this browser's part of the seed. */
  start: (id: string, nonce: string) => post<Done>(`/tables/${id}/start`, { key: newKey(), nonce }),
  command: (id: string, what: 'leave' | 'close') => post<Done>(`/tables/${id}/${what}`, { key: newKey() }),
  rematch: (id: string) => post<TableInfo>(`/tables/${id}/rematch`, { key: newKey() }),
  resign: (id: string, seat: number) => post<Done>(`/tables/${id}/resign`, { seat, key: newKey() }),
  back: (id: string, seat: number) => post<Done>(`/tables/${id}/back`, { seat, key: newKey() }),
  chat: (id: string, data: Chat, code = '') => post<Done>(`/tables/${id}/chat${query({ code })}`, data),
  notes: (id: string, code = '') => get<Notes>(`/tables/${id}/notes${query({ code })}`),
  keepNotes: (id: string, text: string, code = '') =>
    call<Notes>('PUT', `/tables/${id}/notes${query({ code })}`, { text }),

  // company
  company: (id: string, code = '') => get<Company>(`/tables/${id}/company${query({ code })}`),
  remove: (id: string, seat: number) => post<Done>(`/tables/${id}/remove`, { seat, key: newKey() }),
  letTalk: (id: string, chat: Company['chat']) => post<Done>(`/tables/${id}/talk`, { chat, key: newKey() }),
  vote: (id: string, seat: number, choice: Ballot['choice']) => post<Done>(`/tables/${id}/vote`, { seat, choice, key: newKey() }),
  blocks: () => get<Blocks>('/me/blocks'),
  block: (data: NewBlock, code = '') => post<Blocks>(`/me/blocks${query({ code })}`, data),
  unblock: (person: string) => call<Blocks>('DELETE', `/me/blocks/${person}`),
  report: (data: NewReport, code = '') => post<void>(`/reports${query({ code })}`, data),
  announcements: () => get<Announcements>('/announcements'),

  // the operator's console
  reports: (status: 'open' | 'closed') => get<Reports>(`/operator/reports${query({ status })}`),
  everybody: (words: string) => get<PersonInfos>(`/operator/people${query({ words })}`),
  allTables: (words: string) => get<TableSummaries>(`/operator/tables${query({ words })}`),
  audit: (before: number | null) => get<AuditLines>(`/operator/audit${query({ before })}`),
  resolve: (report: string, why: string) => post<void>(`/operator/reports/${report}/resolve`, { why }),
  punish: (person: string, data: NewSanction) => post<void>(`/operator/people/${person}/punish`, data),
  lift: (person: string, kind: NewSanction['kind'], why: string) => post<void>(`/operator/people/${person}/lift`, { kind, why }),
  deletePerson: (person: string, why: string) => post<void>(`/operator/people/${person}/delete`, { why }),
  closeTable: (id: string, why: string) => post<void>(`/operator/tables/${id}/close`, { why }),
  hush: (id: string, message: number, why: string) => post<void>(`/operator/tables/${id}/hush/${message}`, { why }),
  announce: (data: NewAnnouncement) => post<void>('/operator/announcements', data),
  endAnnouncement: (id: string) => post<void>(`/operator/announcements/${id}/end`),

  // play
  act: (id: string, move: Move) => post<Done>(`/tables/${id}/action`, move),
  undo: (id: string, seat: number, watching: boolean) => post<Done>(`/tables/${id}/undo`, { seat, key: newKey(), watching }),
  view: (id: string, seat: number | null, code = '') => get<Position>(`/tables/${id}/view${query({ seat, code })}`),
  preview: (id: string, seat: number, action: string) => post<Preview>(`/tables/${id}/preview`, { seat, action }),
  why: (id: string, seat: number, actions: string[]) => post<Verdicts>(`/tables/${id}/why`, { seat, actions }),
  past: (id: string, at: number, seat: number | null, code = '') =>
    get<PastView>(`/tables/${id}/history/${at}${query({ seat, code })}`),
  course: (id: string, code = '') => get<Course>(`/tables/${id}/course${query({ code })}`),
  record: (id: string, seat: number | null, code = '') =>
    get<SeatRecord | string>(`/tables/${id}/export${query({ seat, code })}`),

  // advice
  hints: (id: string, seat: number) => get<Hints>(`/tables/${id}/hints${query({ seat })}`),
  caution: (id: string, seat: number, action: string) => post<Caution>(`/tables/${id}/caution`, { seat, action }),
  reasons: (id: string, action: number, seat: number) => get<Why>(`/tables/${id}/reasons/${action}${query({ seat })}`),

  review: (id: string, knowledge: string, code = '') => get<ReviewState>(`/tables/${id}/review${query({ knowledge, code })}`),
  beginReview: (id: string, knowledge: 'seats' | 'all', code = '') => post<ReviewState>(`/tables/${id}/review${query({ code })}`, { knowledge }),
  branch: (id: string, data: Branch, code = '') => post<TableInfo>(`/tables/${id}/branch${query({ code })}`, data),

  // studies
  studies: () => get<Studies>('/me/studies'),
  newStudy: (table: string, title: string, code = '') => post<Study>(`/tables/${table}/studies${query({ code })}`, { title, key: newKey() }),
  bringStudy: (file: string) => post<Study>('/studies', { file, key: newKey() }),
  study: (id: string) => get<Study>(`/studies/${id}`),
  studyMoves: (id: string) => get<StudyMoves>(`/studies/${id}/moves`),
  studyMoment: (id: string, line: number, at: number, seat: number | null) => get<StudyMoment>(`/studies/${id}/moment${query({ line, at, seat })}`),
  studyFile: (id: string) => get<object>(`/studies/${id}/file`),
  playStudy: (id: string, data: StudyPlay) => post<StudyPlayed>(`/studies/${id}/play`, data),
  cutStudy: (id: string, data: StudyCut) => post<Study>(`/studies/${id}/cut`, data),
  remark: (id: string, data: StudyRemark) => call<Study>('PUT', `/studies/${id}/note`, data),
  renameStudy: (id: string, data: StudyTitle) => call<Study>('PATCH', `/studies/${id}`, data),
  removeStudy: (id: string) => call<void>('DELETE', `/studies/${id}`),

  // only where there is no server
  /** Everything of a game that may not be over yet, to play it on elsewhere. */
  wholeRecord: (id: string) => get<string>(`/tables/${id}/export?whole=yes`),
  removeTable: (id: string) => call<void>('DELETE', `/tables/${id}`),
};

import { LATE_VALUES } from "../domain/alarm/due";

/** Numbers of the server's rules; times in milliseconds unless the name says otherwise. */
export const limits = {
  /** How far a call's timestamp may be from the server's clock, either way. */
  timestampWindow: 15 * 60_000,
  /** A session ends after this time without a call ... */
  sessionIdle: 30 * 60_000,
  /** ... and after this time whatever happens. */
  sessionLifetime: 12 * 60 * 60_000,
  /** The last call of a session is written down at most this often. */
  sessionTouch: 60_000,
  /** How far a caller's clock is ahead is written down in steps of so many seconds. */
  clockStepSeconds: 5,
  /** Per-call codes one server holds in memory while the database has no room for them. */
  codesHeld: 200_000,
  verifyCodeLife: 2 * 60_000,
  /** So many failed logins within `loginWindow` lock a user name at one address for `loginLock`, twice as long each further time. */
  loginFailures: 5,
  loginWindow: 5 * 60_000,
  loginLock: 15 * 60_000,
  loginLockMost: 24 * 60 * 60_000,
  /** So many within `nameWindow` from all addresses together make the next one wait, twice as long each further time. */
  nameFailures: 20,
  nameWindow: 60 * 60_000,
  nameDelay: 30_000,
  nameDelayMost: 5 * 60_000,
  /** Without an attempt for this long, locks begin with the shortest again. Longer than the longest lock. */
  loginMemory: 48 * 60 * 60_000,
  /** An address from which a user has logged in within this time is known as theirs. */
  knownAddress: 30 * 24 * 60 * 60_000,
  /** Logins and verification images per address and minute. */
  loginCallsPerMinute: 300,
  /** Questions of one user and minute whether a user name is taken: names are unique among all customers. */
  nameQuestionsPerMinute: 30,
  /** Refusals of callers without a session that are written to the audit, per address and minute. */
  anonymousDenialsPerMinute: 60,
  /** Audit rows are kept for thirteen months and a few days: a whole year can be looked back on in the month after it. */
  auditRetention: 400 * 24 * 60 * 60_000,
  /** How long a repeated submit gets its first answer. Longer than any form keeps what was typed. */
  idempotency: 7 * 24 * 60 * 60_000,
  /** Expired sessions, codes, locks, client tokens and audit rows are swept this often. */
  sweep: 60_000,
  /** A preference's value as JSON text, bytes; how many a user has; and a user's saved views of one list. */
  preferenceBytes: 16 * 1024,
  preferencesPerUser: 500,
  viewsPerList: 50,
  /** Largest file that users hand in, bytes. */
  fileBytes: 5 * 1024 * 1024,
  /** Files of one user that no row refers to yet, at most; each is deleted after `fileWait`. */
  filesWaiting: 20,
  fileWait: 24 * 60 * 60_000,
  /** Rows of an export that are held at a time. */
  exportBatch: 500,
  /** The most rows of one export, whatever its format. */
  exportRows: 1_000_000,
  /** Exports at a time: of one user, and of everybody. Each holds a connection for handlers, of which calls need the larger part. */
  exportsPerUser: 2,
  exportsAtOnce: 3,
  /** An export that nobody reads on is ended after this time. */
  exportStall: 60_000,
  /** Queued reports and due schedules are looked for this often. */
  reports: 1_000,
  /** Reports one server makes at a time: each holds a connection to the database. */
  reportsAtOnce: 2,
  /** A report whose server has not been heard of for this long is taken up by another, at most so often. */
  reportLease: 60_000,
  reportAttempts: 3,
  /** Whoever has a report or a part of the alarm rules is heard of this often. Much less than either's lease. */
  leaseRenewal: 10_000,
  /** Bytes of a report that are held before they are written. */
  reportPart: 256 * 1024,
  /** Reports of a customer that wait or are made, and its schedules, at most. */
  reportsWaiting: 20,
  reportSchedules: 50,
  /** Accounts at the clouds that are due are looked for this often; each is synchronised by itself after `syncEvery`. */
  sync: 2_000,
  syncEvery: 10 * 60_000,
  /**
   * Accounts one server synchronises, or follows the operations of, at a time. One that takes longer than `accountPatience` goes on without
   * counting, up to so many in all.
   */
  accountsAtOnce: 3,
  accountPatience: 15_000,
  accountsAtMost: 30,
  /** Calls to a cloud for one account: so many at once, and so many a second from then on. */
  cloudBurst: 10,
  cloudCallsPerSecond: 10,
  /** A call that fails in a way that passes is tried so often, after this time and twice as long each further time. */
  cloudAttempts: 4,
  cloudPause: 500,
  /** What could not be synchronised is tried again after this time, twice as long each further time up to the other. */
  syncPause: 60_000,
  syncPauseMost: 60 * 60_000,
  /** An account whose server has not been heard of for this long is taken up by another; it is heard of four times as often. */
  syncLease: 2 * 60_000,
  /** Accounts whose bills are due are looked for this often; each is read by itself after `billEvery`, so many at a time. */
  bills: 60_000,
  billEvery: 60 * 60_000,
  billsAtOnce: 1,
  billsAtMost: 4,
  /** Until this day of a month the bill of the month before is read, too: clouds correct it after its end. */
  billCorrectionDays: 5,
  /** Accounts whose metrics are due are looked for this often; a region is asked once a minute. */
  collect: 10_000,
  metricEvery: 60_000,
  /** How far back the usual question goes at most: what is older is fetched in the background. */
  metricWindow: 60 * 60_000,
  /** Every so many minutes the last ones are asked for again: late values fill holes. */
  metricAgain: 5,
  metricLate: LATE_VALUES,
  /** What the background fetches of a new account, the newest first: minutes and hours, and how much of them at a time. */
  minutesBack: 24 * 60 * 60_000,
  hoursBack: 30 * 24 * 60 * 60_000,
  minutesStep: 3 * 60 * 60_000,
  hoursStep: 24 * 60 * 60_000,
  /** Whoever looks further back waits so long at most until older minutes are fetched. */
  minutesFetch: 8_000,
  /** Between two such steps of a region while minutes are missing; hours are fetched once a minute, for they are a lot of work. */
  minutesPause: 20_000,
  /** A region whose server has not been heard of for this long is taken up by another. */
  metricLease: 2 * 60_000,
  /** A region that cannot be read is asked again after this time, twice as long each further time up to the other. */
  metricPause: 60_000,
  metricPauseMost: 15 * 60_000,
  /** A notice that cannot be sent is tried so often, after a time that doubles from one to the other. */
  noticeTries: 8,
  noticePause: 60_000,
  noticePauseMost: 60 * 60_000,
  /** A server that has not finished sending a notice after this time is taken for gone. Longer than a mail server may take for all commands. */
  noticeClaim: 5 * 60_000,
  /** A webhook has to answer within this time; of its answer so many bytes are read at most. */
  webhookAnswer: 10_000,
  webhookAnswerBytes: 16 * 1024,
  /** The name of its host has to be resolved within this time. */
  webhookResolve: 5_000,
  /** Sent to webhooks at once, and to one of them; a server that has not finished after this time is taken for gone. */
  webhooksAtOnce: 20,
  webhooksOfOne: 2,
  webhookClaim: 60_000,
  /** A mail server has to connect, and then to answer each command, within this time. */
  mailServer: 15_000,
  /** A server that keeps metrics has to answer within this time. */
  metricServer: 20_000,
  /** Queries that it is asked at once for one call or one part of the alarm rules: fewer than Prometheus answers at once by itself, which is 20. */
  metricQueries: 8,
  /** Hours that are over are taken into their days this often. */
  rollUp: 10_000,
  /** How long metrics are kept, by minute, by hour and by day, and how often those past their time are deleted. */
  minutesKept: 15 * 24 * 60 * 60_000,
  hoursKept: 93 * 24 * 60 * 60_000,
  daysKept: 400 * 24 * 60 * 60_000,
  dropMetrics: 60 * 60_000,
  /** Alarm rules that are due are looked for this often. */
  judge: 5_000,
  /** A part of the rules whose server has not been heard of for this long is taken up by another. */
  alarmLease: 60_000,
  /** What became due while no server was there is judged in pieces of this length, one of each part of the rules at a time. */
  alarmPiece: 6 * 60 * 60_000,
  /** Changes of alarms wait for so long to be told of together with others of their rule. */
  alarmsTogether: 30_000,
  /** What resources cost this month is added up this often. */
  monthCosts: 3 * 60_000,
  /** Rows of the bill's cube that belong together are merged this often. */
  mergeCube: 20_000,
  /** A month of the cube is compared with its bill lines this often, one after the other; and months of bill lines get their partitions. */
  checkCube: 5 * 60_000,
  /** Open payments and paid orders are asked about this often. */
  settle: 5_000,
  /** A higher quota is at most so many times what is granted. */
  quotaFactor: 10,
  /** Operations on resources are sent and asked about this often, so many of an account at a time; one that takes longer than that is given up. */
  operations: 2_000,
  operationsOfAccount: 4,
  operationTime: 15 * 60_000,
  /** Orders past their deadline are closed this often; nobody can pay them in between. */
  expire: 30_000,
  /** What customers want to be reminded of is looked at this often. */
  remind: 10_000,
  /** Budgets are judged this often. */
  budgets: 60_000,
  /** Customers whose costs are due to be searched for anomalies are looked for this often; each is searched again after `anomalyEvery`. */
  anomalies: 5 * 60_000,
  anomalyEvery: 6 * 60 * 60_000,
  /**
   * Customers whose savings are due are looked for this often. They are found once a day, and sooner again while metrics of the days that
   * count are still being fetched.
   */
  savings: 60_000,
  savingsEvery: 24 * 60 * 60_000,
  savingsSoon: 15 * 60_000,
  /** A work order can be urged again after this time; one that awaits its confirmation is confirmed by itself after so many days. */
  urgePause: 30 * 60_000,
  confirmDays: 7,
  /** Unconfirmed work orders are looked for this often. */
  confirm: 60_000,
  /** Messages of a work order's conversation, at most, before its customer has to open another. */
  repliesPerWorkOrder: 200,
  /** From the first byte of a request to its last, and to the end of its headers. Long enough for the largest file on a slow line. */
  requestTime: 120_000,
  headersTime: 20_000,
  /** An answered caller who is still sending is cut off after this time. */
  lingering: 5_000,
  /** Connections of one address; an office behind one has some hundreds. */
  connectionsPerAddress: 1_000,
  /** Steps of calls that wait for the database, two or three of each call. Where more wait, further calls are refused. */
  waitingSteps: 500,
  /** Calls of one user and minute on one server. */
  userCallsPerMinute: 3_000,
  /** What one call may take of the database: a statement, a wait for a lock, a pause inside a transaction. Less than callers wait. */
  statementTime: 20_000,
  lockTime: 10_000,
  idleInTransaction: 60_000,
  /** When a caller refused with 503 may try again, seconds. */
  retryAfterSeconds: 5,
  /** How long the check behind /readyz may take, and how long its answer serves further requests. */
  readyTime: 2_000,
  readyKept: 1_000,
  /** How long calls under way may take once the server is asked to end. */
  closing: 5_000,
  /** Largest request body but for files, bytes. */
  bodyBytes: 256 * 1024,
} as const;

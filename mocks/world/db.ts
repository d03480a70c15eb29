import './no-eval.ts'
import { z } from 'zod'
import { type Row, schemas, type TableName } from './schema.ts'
import { createTable, type Table } from './table.ts'

/** The stateful records of one world. */
export type Db = { readonly [N in TableName]: Table<Row<N>> }

/** Rows of every table, as plain data. */
export type Dump = { [N in TableName]: Row<N>[] }

/** Empty tables; `changed` is called after every write. */
export function createDb(changed: () => void): Db {
  return {
    members: createTable(schemas.members, changed),
    sessions: createTable(schemas.sessions, changed),
    wallets: createTable(schemas.wallets, changed),
    favorites: createTable(schemas.favorites, changed),
    recents: createTable(schemas.recents, changed),
    plays: createTable(schemas.plays, changed),
    rounds: createTable(schemas.rounds, changed),
    transactions: createTable(schemas.transactions, changed),
    messages: createTable(schemas.messages, changed),
    captchas: createTable(schemas.captchas, changed),
    smsCodes: createTable(schemas.smsCodes, changed),
    challenges: createTable(schemas.challenges, changed),
    loginTries: createTable(schemas.loginTries, changed),
    nonces: createTable(schemas.nonces, changed),
    feedbacks: createTable(schemas.feedbacks, changed),
    promotionApplications: createTable(schemas.promotionApplications, changed),
    uploads: createTable(schemas.uploads, changed),
    lotteryBets: createTable(schemas.lotteryBets, changed),
    checkIns: createTable(schemas.checkIns, changed),
    missionClaims: createTable(schemas.missionClaims, changed),
    pointEntries: createTable(schemas.pointEntries, changed),
    leaderboardNames: createTable(schemas.leaderboardNames, changed),
    prizePurses: createTable(schemas.prizePurses, changed),
    prizeResults: createTable(schemas.prizeResults, changed),
    raffleTickets: createTable(schemas.raffleTickets, changed),
    phoneSessions: createTable(schemas.phoneSessions, changed),
    phoneProofs: createTable(schemas.phoneProofs, changed),
    humanChecks: createTable(schemas.humanChecks, changed),
    socialStates: createTable(schemas.socialStates, changed),
    identities: createTable(schemas.identities, changed),
    linkTickets: createTable(schemas.linkTickets, changed),
  }
}

/** Everything in the tables. */
export const dump = (db: Db): Dump => ({
  members: db.members.list(),
  sessions: db.sessions.list(),
  wallets: db.wallets.list(),
  favorites: db.favorites.list(),
  recents: db.recents.list(),
  plays: db.plays.list(),
  rounds: db.rounds.list(),
  transactions: db.transactions.list(),
  messages: db.messages.list(),
  captchas: db.captchas.list(),
  smsCodes: db.smsCodes.list(),
  challenges: db.challenges.list(),
  loginTries: db.loginTries.list(),
  nonces: db.nonces.list(),
  feedbacks: db.feedbacks.list(),
  promotionApplications: db.promotionApplications.list(),
  uploads: db.uploads.list(),
  lotteryBets: db.lotteryBets.list(),
  checkIns: db.checkIns.list(),
  missionClaims: db.missionClaims.list(),
  pointEntries: db.pointEntries.list(),
  leaderboardNames: db.leaderboardNames.list(),
  prizePurses: db.prizePurses.list(),
  prizeResults: db.prizeResults.list(),
  raffleTickets: db.raffleTickets.list(),
  phoneSessions: db.phoneSessions.list(),
  phoneProofs: db.phoneProofs.list(),
  humanChecks: db.humanChecks.list(),
  socialStates: db.socialStates.list(),
  identities: db.identities.list(),
  linkTickets: db.linkTickets.list(),
})

const refill = async <T>(table: Table<T>, rows: readonly T[]): Promise<void> => {
  table.clear()
  for (const row of rows) await table.insert(row)
}

/** Replaces everything in the tables. Rejects with a sentence when a row does not fit its schema, and then nothing has changed. */
export async function load(db: Db, rows: Dump): Promise<void> {
  for (const [name, schema] of Object.entries(schemas)) {
    const { error } = z.array(schema).safeParse(Reflect.get(rows, name))
    const [issue] = error?.issues ?? []
    if (issue) {
      const place = [name, ...issue.path].join('.')
      throw new TypeError(`The rows to load do not fit at ${place}: ${issue.message}.`)
    }
  }
  await refill(db.members, rows.members)
  await refill(db.sessions, rows.sessions)
  await refill(db.wallets, rows.wallets)
  await refill(db.favorites, rows.favorites)
  await refill(db.recents, rows.recents)
  await refill(db.plays, rows.plays)
  await refill(db.rounds, rows.rounds)
  await refill(db.transactions, rows.transactions)
  await refill(db.messages, rows.messages)
  await refill(db.captchas, rows.captchas)
  await refill(db.smsCodes, rows.smsCodes)
  await refill(db.challenges, rows.challenges)
  await refill(db.loginTries, rows.loginTries)
  await refill(db.nonces, rows.nonces)
  await refill(db.feedbacks, rows.feedbacks)
  await refill(db.promotionApplications, rows.promotionApplications)
  await refill(db.uploads, rows.uploads)
  await refill(db.lotteryBets, rows.lotteryBets)
  await refill(db.checkIns, rows.checkIns)
  await refill(db.missionClaims, rows.missionClaims)
  await refill(db.pointEntries, rows.pointEntries)
  await refill(db.leaderboardNames, rows.leaderboardNames)
  await refill(db.prizePurses, rows.prizePurses)
  await refill(db.prizeResults, rows.prizeResults)
  await refill(db.raffleTickets, rows.raffleTickets)
  await refill(db.phoneSessions, rows.phoneSessions)
  await refill(db.phoneProofs, rows.phoneProofs)
  await refill(db.humanChecks, rows.humanChecks)
  await refill(db.socialStates, rows.socialStates)
  await refill(db.identities, rows.identities)
  await refill(db.linkTickets, rows.linkTickets)
}

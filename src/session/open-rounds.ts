import { tabStorage } from '../lib/storage.ts'

const PREFIX = 'openRound:'

/** Where an account's unanswered round is kept: nobody can ask how somebody else's ended. '' is a guest's. */
export const roundKey = (owner: string): string => PREFIX + owner

/** AUT-30: after a log-out the tab keeps no round; how it ended stands in the betting record. */
export function dropRounds(): void {
  for (const key of tabStorage.keys()) if (key.startsWith(PREFIX)) tabStorage.remove(key)
}

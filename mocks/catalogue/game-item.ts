import type { CatalogueGame } from './types.ts'

const newFor = 30 * 86_400_000

/**
 * A row of the catalogue in the shape of the contract's GameItem, named in the portal's language
 * (`BN` is Bengali, everything else English). `now` (epoch ms) decides what is new: 30 days.
 */
export function gameItem(row: CatalogueGame, language: string, now: number) {
  const bengali = language === 'BN'
  const { displayNameBn, subject: _subject, ...game } = row
  return {
    ...game,
    displayName: bengali ? displayNameBn : row.displayName,
    gameName: bengali ? displayNameBn : row.gameName,
    isNew: now - row.releasedAt < newFor,
  }
}

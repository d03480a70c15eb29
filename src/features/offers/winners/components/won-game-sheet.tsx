import { useState } from 'react'
import type { Game } from '#api/games/games.ts'
import GameSheet from '#entities/game/game-sheet.tsx'
import { type GameSummary, toGameSummary } from '#entities/game/game-summary.ts'
import { useSheetAddress } from '#entities/game/sheet-address.ts'
import { useGameActions } from '#entities/game/use-game-actions.ts'

/** The sheet of a game that a winner played, or of an alternative to it; Back closes it. */
export function WonGameSheet({ game }: { game: Game }) {
  const [instead, setInstead] = useState<GameSummary | null>(null)
  const actions = useGameActions()
  const { close } = useSheetAddress()
  const shown = instead ?? toGameSummary(game)
  return (
    <GameSheet
      key={shown.nodeId}
      game={shown}
      actions={actions}
      onOther={setInstead}
      onClose={close}
    />
  )
}

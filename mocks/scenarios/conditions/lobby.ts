/** Conditions of the lists of games; an absent one means the normal state. */
export interface LobbyConditions {
  lists?: 'empty' | 'huge'
  /** The number of vendors per game type. */
  vendors?: number
  /** all: every vendor has its own lobby, also for types that usually list games. */
  lobbies?: 'all'
  /** The number of rahim's favourites. */
  favorites?: number
  /** changes: games go and come every ten minutes. */
  catalogue?: 'changes'
}

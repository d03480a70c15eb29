import { asApiError } from '../../../../api/error.ts'
import { errorKey } from '../../../../api/error-key.ts'
import type { Game } from '../../../../api/games.ts'
import {
  type Doors as AllDoors,
  useDoors as useAllDoors,
} from '../../../../entities/game/use-game-actions.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { toast } from '../../../../ui/toast/toast-store.ts'

export type Doors = AllDoors<Game>

/** What a tile can do; a refused favourite says so in a message (D-045). */
export function useDoors(): Doors {
  const { t } = useTranslation('common')
  return useAllDoors((thrown) =>
    toast.show({ tone: 'danger', message: t(`error.${errorKey(asApiError(thrown))}`) }),
  )
}

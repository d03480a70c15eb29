import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { memberKeys } from '#api/member/member.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { type RunningPause, usePause } from '#session/pause.ts'
import { useTimeText } from './use-time-text.ts'

/** The text of a break from play, the same on every page that it closes. */
export function usePauseText(): (pause: RunningPause) => {
  title: string
  end: string
  line: string
} {
  const { t } = useTranslation('common')
  const { moment } = useTimeText()
  return ({ kind, until }) => {
    const title = t(`pause.${kind}`)
    const end = until === null ? t('pause.forGood') : t('pause.until', { time: moment(until) })
    return { title, end, line: t('pause.line', { title, end }) }
  }
}

/** The break and its end in one line. Null without a break. */
export function usePauseLine(): string | null {
  const pause = usePause()
  const text = usePauseText()
  return pause && text(pause).line
}

/** A refusal can be the first sign of a break that began elsewhere. Then fetches the break and its end. */
export function useRefetchPause(refused: boolean): void {
  const client = useQueryClient()
  useEffect(() => {
    if (refused) void client.invalidateQueries({ queryKey: memberKeys.info })
  }, [client, refused])
}

import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { memberKeys } from '../api/member/member.ts'
import { formatDateTime } from '../i18n/format.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import { gmtLabel } from '../lib/clock.ts'
import { type RunningPause, usePause } from '../session/pause.ts'

/** F-26: a break from play in words, the same wherever it bars something. */
export function usePauseText(): (pause: RunningPause) => {
  title: string
  end: string
  line: string
} {
  const { t } = useTranslation('common')
  return ({ kind, until }) => {
    const title = t(`pause.${kind}`)
    const end =
      until === null
        ? t('pause.forGood')
        : t('pause.until', { time: `${formatDateTime(until)} (${gmtLabel(until)})` })
    return { title, end, line: t('pause.line', { title, end }) }
  }
}

/** What runs and until when, in one line; null when the visitor takes no break. */
export function usePauseLine(): string | null {
  const pause = usePause()
  const text = usePauseText()
  return pause && text(pause).line
}

/** A break that began elsewhere is heard of by a refusal: asks then what runs, and until when. */
export function useNewsOfPause(refused: boolean): void {
  const client = useQueryClient()
  useEffect(() => {
    if (refused) void client.invalidateQueries({ queryKey: memberKeys.info })
  }, [client, refused])
}

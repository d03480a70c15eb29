import { HeartHandshake } from 'lucide-react'
import { useMoney } from '#entities/wallet/use-money.ts'
import { formatDateTime } from '#i18n/format.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { usePopup } from '#patterns/routing/popup.ts'
import { usePauseText } from '#patterns/use-pause-text.ts'
import { usePause } from '#session/pause.ts'
import { Button } from '#ui/button/button.tsx'
import { canStake, type SelfRestriction } from '../../self-restriction.ts'
import { SlipNotice } from './slip-notice.tsx'

/** A bet that the player's own limit or exclusion refused: which one, and what helps. */
export function SelfRestrictionAlert({ restriction }: { restriction: SelfRestriction }) {
  const { t } = useTranslation('lottery')
  const { open } = usePopup()
  const { title, text } = useTexts(restriction)
  const isExcluded = restriction.kind === 'excluded'
  return (
    <SlipNotice icon={HeartHandshake} title={title}>
      <p>{text}</p>
      <p>{t('own.kept')}</p>
      <Button variant="secondary" block onClick={() => open('limits')}>
        {t(isExcluded ? 'own.help' : 'slip.limits')}
      </Button>
    </SlipNotice>
  )
}

function useTexts(restriction: SelfRestriction): { title: string; text: string } {
  const { t } = useTranslation(['lottery', 'play', 'common'])
  const { money } = useMoney()
  const pause = usePause()
  const textOf = usePauseText()
  if (restriction.kind === 'excluded') {
    const { title, end } = pause ? textOf(pause) : { title: t('play:own.pause'), end: '' }
    return { title, text: `${end} ${t('lottery:own.excludedText')}`.trim() }
  }
  if (restriction.kind === 'own')
    return { title: t('play:own.limit'), text: t('common:error.limitOwn') }
  const { limit: own } = restriction
  if (own === null)
    return { title: t('lottery:own.reachedTitle'), text: t('lottery:own.reachedText') }
  const limit = money(own.limit)
  const time = formatDateTime(own.until)
  return canStake(own)
    ? {
        title: t('lottery:own.beyondTitle'),
        text: t('lottery:own.beyond', { limit, left: money(own.left), time }),
      }
    : { title: t('lottery:own.reachedTitle'), text: t('lottery:own.reached', { limit, time }) }
}

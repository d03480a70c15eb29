import { useEffect, useRef } from 'react'
import { useTranslation } from '#i18n/use-translation.ts'
import { onAnalyticsEvent, track } from '#patterns/analytics.ts'
import {
  analyticsConsent,
  type ConsentChoice,
  useAnalyticsConsent,
} from '#patterns/analytics-consent.ts'
import { openerNow } from '#ui/base/opener.ts'
import { Button } from '#ui/button/button.tsx'
import { CornerCard } from '#ui/corner-card/corner-card.tsx'
import { useRoute } from '../../routing/use-route.ts'
import { startGtag, stopGtag } from './gtag.ts'

/**
 * Asks for consent once, and again when opened from the footer. Before consent nothing is loaded or
 * sent.
 */
export default function Analytics({ id }: { id: string }) {
  const { choice, asking } = useAnalyticsConsent()
  const { game, paths } = useRoute()
  const [page = '/'] = paths

  useEffect(() => {
    if (choice !== 'yes') return
    const stop = onAnalyticsEvent(startGtag(id))
    return () => {
      stop()
      stopGtag(id)
    }
  }, [choice, id])

  // Reports the route's pattern: the parameters in the address of a personal page are left out.
  useEffect(() => {
    if (choice === 'yes') track({ name: 'page_view', page })
  }, [choice, page])

  return asking || (choice === null && !game) ? <ConsentCard asked={asking} /> : null
}

const CHOICES: readonly ConsentChoice[] = ['no', 'yes']

function ConsentCard({ asked }: { asked: boolean }) {
  const { t } = useTranslation('frame')
  const card = useRef<HTMLElement>(null)
  // Opened by the visitor, the card takes the focus and returns it. Opened by itself, it does not move the focus.
  useEffect(() => {
    if (!asked) return
    const opener = openerNow()
    card.current?.focus({ preventScroll: true })
    return () => {
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true })
    }
  }, [asked])
  return (
    <CornerCard ref={card} title={t('analytics.title')} text={t('analytics.text')}>
      {CHOICES.map((choice) => (
        <Button key={choice} onClick={() => analyticsConsent.choose(choice)}>
          {t(`analytics.${choice}`)}
        </Button>
      ))}
    </CornerCard>
  )
}

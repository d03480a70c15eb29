import { useRef } from 'react'
import { useTranslation } from '#i18n/use-translation.ts'
import { WriteButton } from '#patterns/write-button.tsx'
import { useFocusHandOver } from '#ui/base/use-focus-hand-over.ts'
import { Card } from '#ui/card/card.tsx'
import { useReview } from '../hooks/use-limits.ts'

/** Half a year later the member is asked whether the limits are still right. */
export function Review() {
  const { t } = useTranslation('limits')
  const { mutate, busy } = useReview()
  const part = useRef<HTMLParagraphElement>(null)
  useFocusHandOver(part)
  return (
    <Card tone="info" gap="3">
      <h2>{t('review.title')}</h2>
      <p>{t('review.text')}</p>
      <p ref={part}>
        <WriteButton loading={busy} onClick={() => void mutate({})}>
          {t('review.keep')}
        </WriteButton>
      </p>
    </Card>
  )
}

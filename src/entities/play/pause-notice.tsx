import { HeartHandshake } from 'lucide-react'
import { useId } from 'react'
import { Link } from 'react-router'
import { useTranslation } from '#i18n/use-translation.ts'
import { useMemberPages } from '#patterns/routing/member-page.ts'
import { usePopup } from '#patterns/routing/popup.ts'
import { usePauseText } from '#patterns/use-pause-text.ts'
import type { RunningPause } from '#session/pause.ts'
import { Button, buttonLook } from '#ui/button/button.tsx'
import { cardLook } from '#ui/card/card.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { Stack } from '#ui/stack/stack.tsx'

/** The break that runs, until when, what it closes and what stays possible; in place of what it closes. */
export function PauseNotice({ pause }: { pause: RunningPause }) {
  const { t } = useTranslation('common')
  const { title, end } = usePauseText()(pause)
  const { link } = useMemberPages()
  const { open } = usePopup()
  const titleId = useId()
  return (
    <section
      aria-labelledby={titleId}
      {...cardLook({ tone: 'info', direction: 'row', align: 'start', padding: 'lg' })}
    >
      <Icon of={HeartHandshake} size="xl" />
      <Stack gap="2" align="start">
        <h2 id={titleId}>{title}</h2>
        <p>
          <strong>{end}</strong> {t('pause.text')}
        </p>
        <p>{t(pause.until === null ? 'pause.money' : 'pause.back')}</p>
        <Stack direction="row" gap="2" wrap>
          <Link {...link('withdraw')} {...buttonLook({ variant: 'secondary', size: 'sm' })}>
            {t('pause.withdraw')}
          </Link>
          <Button variant="ghost" size="sm" onClick={() => open('limits')}>
            {t('pause.help')}
          </Button>
        </Stack>
      </Stack>
    </section>
  )
}

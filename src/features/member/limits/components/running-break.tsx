import { HeartHandshake } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { GamePause } from '../../../../api/limits.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { useMemberPages } from '../../../../patterns/routing/member-page.ts'
import { buttonLook } from '../../../../ui/button/button.tsx'
import { cardLook } from '../../../../ui/card/card.tsx'
import { Icon } from '../../../../ui/icon/icon.tsx'
import { Stack } from '../../../../ui/stack/stack.tsx'
import { useLimitText } from '../hooks/use-limit-text.ts'

/** F-26: the break that runs, until when, and what stays possible. */
export function RunningBreak({ pause: { kind, until } }: { pause: GamePause }) {
  const { t } = useTranslation('limits')
  const { moment } = useLimitText()
  const { link } = useMemberPages()
  return (
    <section
      aria-labelledby="break-title"
      {...cardLook({ tone: 'info', direction: 'row', align: 'start', padding: 'lg' })}
    >
      <Icon of={HeartHandshake} size="xl" />
      <Stack gap="2" align="start">
        <h2 id="break-title">{t(`running.${kind}`)}</h2>
        <p>
          {until === null ? t('running.forGood') : t('running.until', { time: moment(until) })}{' '}
          {t('running.text')}
        </p>
        <Link {...link('withdraw')} {...buttonLook({ variant: 'secondary', size: 'sm' })}>
          {t('running.withdraw')}
        </Link>
      </Stack>
    </section>
  )
}

import { CircleUser, HeartHandshake } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { RewardBar } from '../../../../api/rewards.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { usePopup } from '../../../../patterns/routing/popup.ts'
import { useVisitor } from '../../../../session/visitor.ts'
import { Icon } from '../../../../ui/icon/icon.tsx'
import { linkLook } from '../../../../ui/link/link.tsx'
import { TextButton } from '../../../../ui/link/text-button.tsx'
import styles from './barred.module.css'

/** Why this account claims nothing, and what there is instead. */
export function Barred({ bar }: { bar: RewardBar | null }) {
  const { t } = useTranslation('rewards')
  const { isTrial } = useVisitor()
  const { open } = usePopup()
  if (bar === null) return null
  const excluded = bar === 'SELF_EXCLUDED'
  return (
    <aside className={styles.note} aria-label={t('barred.label')}>
      <Icon of={excluded ? HeartHandshake : CircleUser} size="lg" />
      <p>
        {excluded ? t('barred.excluded') : t(isTrial ? 'barred.trial' : 'barred.agent')}{' '}
        {excluded ? (
          <Link to="/help#self-exclusion" {...linkLook({ variant: 'standalone' })}>
            {t('barred.support')}
          </Link>
        ) : null}
        {isTrial ? (
          <TextButton onClick={() => open('real-account')}>{t('barred.register')}</TextButton>
        ) : null}
      </p>
    </aside>
  )
}

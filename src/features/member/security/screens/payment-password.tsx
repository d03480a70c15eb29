import { useQuery } from '@tanstack/react-query'
import { Navigate, useLocation } from 'react-router'
import { type SecurityConfig, securityQueries } from '#api/member/security.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import styles from '#patterns/forms/form.module.css'
import { FormSkeleton } from '#patterns/forms/form-skeleton.tsx'
import { QueryBoundary } from '#patterns/query-boundary.tsx'
import { usePopup, withPopup } from '#patterns/routing/popup.ts'
import { useToken } from '#session/store.ts'
import { useVisitor } from '#session/visitor.ts'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { TextButton } from '#ui/link/text-button.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { PinForm } from '../components/pin-form.tsx'
import type { PinWay } from '../model.ts'

const wayOf = ({ paymentPassword }: SecurityConfig, forgot: boolean): PinWay => {
  if (!paymentPassword.set) return 'set'
  return forgot ? 'reset' : 'change'
}

/** The payment password, set, changed, or replaced by a code when it is forgotten or locked. */
export default function PaymentPasswordPopup({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['security', 'common'])
  const { search } = useLocation()
  const { open } = usePopup()
  const token = useToken()
  const { isTrial, pending } = useVisitor()
  const config = useQuery({
    ...securityQueries.config(token ?? ''),
    enabled: token !== null && !pending && !isTrial,
  })
  if (token === null || isTrial) {
    const instead = isTrial ? 'real-account' : 'login'
    return <Navigate to={{ search: withPopup(search, instead) }} replace />
  }
  const forgot = new URLSearchParams(search).get('forgot') === '1'
  const way = config.data ? wayOf(config.data, forgot) : 'change'
  const helpless = way === 'reset' && config.data?.codeMethods.length === 0
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="sm"
      title={t(`security:pin.title.${way}`)}
      description={t(`security:pin.intro.${way}`)}
      closeLabel={t('common:action.close')}
    >
      <QueryBoundary query={config} waiting={<FormSkeleton rows={3} />}>
        {(data) => (
          <Stack>
            {helpless ? (
              <p className={styles.note}>
                {t('security:code.nowhere')}{' '}
                <TextButton onClick={() => open('chat')}>{t('common:action.support')}</TextButton>
              </p>
            ) : (
              <PinForm key={way} way={way} config={data} onDone={onClose} />
            )}
            {way === 'reset' ? (
              <p className={styles.note}>
                <TextButton onClick={() => open('payment-password', { forgot: '0' })}>
                  {t('security:pin.remembered')}
                </TextButton>
              </p>
            ) : null}
          </Stack>
        )}
      </QueryBoundary>
    </Dialog>
  )
}

import { useQuery } from '@tanstack/react-query'
import { Navigate, useLocation } from 'react-router'
import { systemQueries } from '#api/content/system.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { FormSkeleton } from '#patterns/forms/form-skeleton.tsx'
import { withPopup } from '#patterns/routing/popup.ts'
import { useToken } from '#session/store.ts'
import { useVisitor } from '#session/visitor.ts'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { BindForm } from '../components/bind-form.tsx'
import { CloseForm } from '../components/close-form.tsx'
import { TotpForm } from '../components/totp-form.tsx'
import { TotpSetup } from '../components/totp-setup.tsx'

const TASKS = ['mobile', 'email', 'totp', 'totpOff', 'close'] as const
type Task = (typeof TASKS)[number]

/** One thing about the safety of the account, named by `do` in the address. */
export default function SecurePopup({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['security', 'common'])
  const { search } = useLocation()
  const token = useToken()
  const { isTrial } = useVisitor()
  const named = new URLSearchParams(search).get('do')
  const task = TASKS.find((one) => one === named)
  if (token === null || isTrial) {
    const instead = isTrial ? 'real-account' : 'login'
    return <Navigate to={{ search: withPopup(search, instead) }} replace />
  }
  if (!task) return <Navigate to={{ search: withPopup(search, null) }} replace />
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="sm"
      title={t(`security:do.${task}.title`)}
      description={t(`security:do.${task}.intro`)}
      closeLabel={t('common:action.close')}
    >
      <Stack>
        <TaskForm task={task} onClose={onClose} />
      </Stack>
    </Dialog>
  )
}

function TaskForm({ task, onClose }: { task: Task; onClose: () => void }) {
  const countries = useQuery({ ...systemQueries.countries(), enabled: task === 'mobile' })
  if (task === 'mobile' && countries.isPending) return <FormSkeleton rows={2} />
  if (task === 'mobile' || task === 'email') return <BindForm kind={task} onDone={onClose} />
  if (task === 'totp') return <TotpSetup onClose={onClose} />
  return task === 'totpOff' ? <TotpForm removing onDone={onClose} /> : <CloseForm />
}

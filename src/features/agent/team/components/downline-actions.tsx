import { Percent, Send } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { Link } from 'react-router'
import type { Downline, DownlineDetail } from '#api/agent/agent.ts'
import { loadTexts } from '#i18n/i18n.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { agentHref } from '#patterns/routing/agent-page.ts'
import { useMember } from '#session/visitor.ts'
import { Button, buttonLook } from '#ui/button/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import styles from './team.module.css'

const TransferDownline = lazy(async () => {
  const [part] = await Promise.all([
    import('./transfer-downline.tsx'),
    loadTexts('transfer', 'forms', 'patterns'),
  ])
  return part
})

const RaiseRebate = lazy(async () => {
  const [part] = await Promise.all([
    import('./raise-rebate.tsx'),
    loadTexts('links', 'forms', 'patterns'),
  ])
  return part
})

interface DownlineActionsProps {
  downline: Downline
  /** To what the rebate may be raised; null while that is unknown, or when it cannot be. */
  raise: DownlineDetail['raise']
}

/** The actions for a direct downline: money, a contract, a higher rebate. */
export function DownlineActions({ downline, raise }: DownlineActionsProps) {
  const { t } = useTranslation('team')
  const [open, setOpen] = useState<'transfer' | 'rebate' | null>(null)
  const hasContracts = useMember()?.enableContract === true
  const { id, account } = downline
  const close = () => setOpen(null)
  return (
    <div className={styles.tools}>
      <Button startIcon={Send} onClick={() => setOpen('transfer')}>
        {t('downlines.transfer')}
      </Button>
      {hasContracts ? (
        <Link to={agentHref('dividendContract', { member: account })} {...buttonLook({})}>
          {t('downlines.offer')}
        </Link>
      ) : null}
      {raise ? (
        <Button startIcon={Percent} onClick={() => setOpen('rebate')}>
          {t('rebate.button')}
        </Button>
      ) : null}
      <Action
        open={open === 'transfer'}
        title={t('downlines.transfer')}
        description={t('downlines.transferTo', { account })}
        onClose={close}
      >
        <TransferDownline downline={downline} />
      </Action>
      <Action
        open={open === 'rebate'}
        title={t('rebate.title', { account })}
        description={t('rebate.text')}
        onClose={close}
      >
        {raise ? <RaiseRebate id={id} range={raise} onDone={close} /> : null}
      </Action>
    </div>
  )
}

interface ActionProps {
  open: boolean
  title: string
  description: string
  onClose: () => void
  children: ReactNode
}

function Action({ open, title, description, onClose, children }: ActionProps) {
  const { t } = useTranslation('common')
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      size="md"
      title={title}
      description={description}
      closeLabel={t('action.close')}
    >
      <Suspense fallback={<Skeleton lines={6} />}>{children}</Suspense>
    </Dialog>
  )
}

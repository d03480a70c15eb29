import { Banknote } from 'lucide-react'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { usePopup } from '../../../../patterns/routing/popup.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { EmptyState } from '../../../../ui/empty-state/empty-state.tsx'
import { Page } from '../../../../ui/page/page.tsx'

/** MBR-04: withdrawing is not open yet; says so, and who helps. */
export default function Withdraw() {
  const { t } = useTranslation('member')
  const { open } = usePopup()
  return (
    <Page title={t('page.withdraw')}>
      <EmptyState
        icon={Banknote}
        size="page"
        message={t('withdrawClosed.text')}
        action={
          <Button variant="primary" onClick={() => void open('chat')}>
            {t('withdrawClosed.chat')}
          </Button>
        }
      />
    </Page>
  )
}

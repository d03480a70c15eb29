import { ArrowUp, CircleHelp, MessageSquare, UserPlus } from 'lucide-react'
import type { ReactElement } from 'react'
import { useTranslation } from '../i18n/use-translation.ts'
import { usePopup } from '../session/popup.ts'
import { Menu, MenuItem } from '../ui/menu/menu.tsx'

/** What the service widget offers today; chat and messaging links join with their feature. */
export default function ServiceMenu(props: { trigger: ReactElement; defaultOpen: boolean }) {
  const { t } = useTranslation(['shell', 'common'])
  const { open } = usePopup()
  return (
    <Menu {...props}>
      <MenuItem icon={ArrowUp} onSelect={() => window.scrollTo({ top: 0 })}>
        {t('shell:service.top')}
      </MenuItem>
      <MenuItem icon={CircleHelp} onSelect={() => open('help')}>
        {t('common:action.help')}
      </MenuItem>
      <MenuItem icon={MessageSquare} onSelect={() => open('feedback')}>
        {t('shell:footer.feedback')}
      </MenuItem>
      <MenuItem icon={UserPlus} onSelect={() => open('register')}>
        {t('shell:header.register')}
      </MenuItem>
    </Menu>
  )
}

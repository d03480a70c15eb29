import {
  ArrowUp,
  CircleHelp,
  MessageCircle,
  MessageSquare,
  Send,
  Smartphone,
  UserPlus,
} from 'lucide-react'
import type { ReactElement } from 'react'
import { useTranslation } from '../i18n/use-translation.ts'
import { usePopup } from '../session/popup.ts'
import { useServiceLinks } from '../session/service-links.ts'
import { useVisitor } from '../session/visitor.ts'
import { Menu, MenuItem } from '../ui/menu/menu.tsx'

/** FTR-13..17: back to the top, live chat, help, messaging links, the app; registration for guests. */
export default function ServiceMenu(props: { trigger: ReactElement; defaultOpen: boolean }) {
  const { t } = useTranslation(['shell', 'common'])
  const { open } = usePopup()
  const { isLogin } = useVisitor()
  const links = useServiceLinks().filter(({ type }) => type !== 'LIVECHAT')
  return (
    <Menu {...props}>
      <MenuItem icon={ArrowUp} onSelect={() => window.scrollTo({ top: 0 })}>
        {t('shell:service.top')}
      </MenuItem>
      <MenuItem icon={MessageCircle} onSelect={() => open('chat')}>
        {t('shell:service.chat')}
      </MenuItem>
      {links.map(({ type, title, href }) => (
        <MenuItem
          key={`${type}-${title}`}
          icon={Send}
          onSelect={() => void window.open(href, '_blank', 'noopener,noreferrer')}
        >
          <bdi>{title}</bdi>
        </MenuItem>
      ))}
      <MenuItem icon={CircleHelp} onSelect={() => open('help')}>
        {t('common:action.help')}
      </MenuItem>
      <MenuItem icon={MessageSquare} onSelect={() => open('feedback')}>
        {t('shell:footer.feedback')}
      </MenuItem>
      <MenuItem icon={Smartphone} onSelect={() => open('apps')}>
        {t('shell:footer.apps')}
      </MenuItem>
      {isLogin ? null : (
        <MenuItem icon={UserPlus} onSelect={() => open('register')}>
          {t('shell:header.register')}
        </MenuItem>
      )}
    </Menu>
  )
}

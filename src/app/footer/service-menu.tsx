import {
  CircleHelp,
  EyeOff,
  MessageCircle,
  MessageSquare,
  Smartphone,
  UserPlus,
  Users,
} from 'lucide-react'
import type { ReactElement } from 'react'
import { Link } from 'react-router'
import { useServiceLinks } from '#entities/support/service-links.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { serviceMarks } from '#patterns/pictures/service-marks.ts'
import { usePopup } from '#patterns/routing/popup.ts'
import { useVisitor } from '#session/visitor.ts'
import { Menu, MenuItem, MenuSeparator } from '#ui/menu/menu.tsx'
import { useInvite } from '../header/use-invite.ts'
import { focusMain } from '../shells/focus-main.ts'
import { hideService } from './service-dock-state.ts'

/** Invitation, live chat, help, the app, messaging links; registration for guests. */
export default function ServiceMenu(props: { trigger: ReactElement; defaultOpen: boolean }) {
  const { t } = useTranslation(['frame', 'common', 'shell'])
  const { open } = usePopup()
  const { isLogin, pending } = useVisitor()
  const invite = useInvite()
  const links = useServiceLinks().filter(({ type }) => type !== 'LIVECHAT')
  return (
    <Menu {...props}>
      <MenuItem icon={MessageCircle} onSelect={() => open('chat')}>
        {t('frame:service.chat')}
      </MenuItem>
      {links.map(({ type, title, href }) => (
        <MenuItem
          key={`${type}-${title}`}
          icon={serviceMarks[type]}
          link={(content) => (
            <a href={href} target="_blank" rel="noopener noreferrer">
              {content}
            </a>
          )}
        >
          <bdi>{title}</bdi>
        </MenuItem>
      ))}
      <MenuItem icon={CircleHelp} onSelect={() => open('help')}>
        {t('common:action.help')}
      </MenuItem>
      <MenuItem icon={MessageSquare} onSelect={() => open('feedback')}>
        {t('frame:footer.feedback')}
      </MenuItem>
      <MenuItem icon={Smartphone} onSelect={() => open('apps')}>
        {t('frame:footer.apps')}
      </MenuItem>
      {invite ? (
        <MenuItem icon={Users} link={(content) => <Link {...invite}>{content}</Link>}>
          {t('shell:nav.invite')}
        </MenuItem>
      ) : null}
      {isLogin || pending ? null : (
        <MenuItem icon={UserPlus} onSelect={() => open('register')}>
          {t('shell:header.register')}
        </MenuItem>
      )}
      <MenuSeparator />
      <MenuItem icon={EyeOff} onSelect={hideAndGoOn}>
        {t('frame:service.hide')}
      </MenuItem>
    </Menu>
  )
}

/** Hiding the button would lose the focus, so it moves to the page once the menu has closed. */
function hideAndGoOn() {
  setTimeout(() => {
    hideService()
    focusMain()
  }, 0)
}

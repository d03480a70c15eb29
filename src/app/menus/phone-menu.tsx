import { LogOut, MessageCircle, Smartphone } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { BannerStrip } from '#entities/banner/banner-strip.tsx'
import { useServiceLinks } from '#entities/support/service-links.ts'
import { getEndonym } from '#i18n/endonyms.ts'
import { useLanguage } from '#i18n/i18n.ts'
import { NUMBER_STYLES, setNumberStyle, useNumberStyle } from '#i18n/number-style.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { formatSample, hasOwnNumbers } from '#lib/number-style.ts'
import { setTheme, useTheme } from '#patterns/display/theme.ts'
import { serviceMarks } from '#patterns/pictures/service-marks.ts'
import type { PopupName } from '#patterns/routing/href.ts'
import { usePopup } from '#patterns/routing/popup.ts'
import { useVisitor } from '#session/visitor.ts'
import { Button } from '#ui/button/button.tsx'
import { Chip } from '#ui/chip/chip.tsx'
import { Drawer } from '#ui/drawer/drawer.tsx'
import { SideMenu, type SideMenuGroup } from '#ui/side-menu/side-menu.tsx'
import { ThemeSwitch } from '#ui/theme-switch/theme-switch.tsx'
import { useLanguageChange } from '../header/language-change.ts'
import { useLanguages } from '../header/use-languages.ts'
import { routerLink } from '../routing/router-link.tsx'
import { useMenuGroups } from './menu-groups.ts'
import styles from './phone-menu.module.css'
import { useNavGo } from './use-nav-go.ts'

/** The rest of the side menu, without the QR codes, which a phone cannot scan from itself. */
function useServiceGroup(show: (popup: PopupName) => void): SideMenuGroup {
  const { t } = useTranslation(['frame', 'shell'])
  const links = useServiceLinks().filter(({ type }) => type !== 'LIVECHAT')
  const pops = [
    { id: 'chat', label: t('frame:service.chat'), icon: MessageCircle, popup: 'chat' },
    { id: 'apps', label: t('frame:footer.apps'), icon: Smartphone, popup: 'apps' },
  ] as const
  return {
    id: 'service',
    title: t('frame:service.title'),
    items: [
      ...pops.map(({ popup, ...item }) => ({ ...item, onSelect: () => show(popup) })),
      ...links.map(({ type, title, href }) => ({
        id: `${type}-${title}`,
        label: t('frame:service.outside', { name: title }),
        icon: serviceMarks[type],
        href,
      })),
    ],
  }
}

/** The drawer on a phone: every game type, language, theme, and logout. It closes when the page changes. */
export default function PhoneMenu({ onClose }: { onClose: () => void }) {
  const current = useLanguage()
  const { t } = useTranslation(['shell', 'common'])
  const { pathname } = useLocation()
  const from = useRef(pathname)
  const theme = useTheme()
  const numbers = useNumberStyle()
  const change = useLanguageChange()
  const groups = useMenuGroups()
  const { isLogin } = useVisitor()
  const { open } = usePopup()
  const go = useNavGo()
  const show = (popup: PopupName) => {
    onClose()
    void open(popup)
  }
  const service = useServiceGroup(show)
  const languages = useLanguages()
  useEffect(() => {
    if (from.current !== pathname) onClose()
  }, [pathname, onClose])
  return (
    <Drawer
      open
      title={t('shell:nav.menu')}
      closeLabel={t('common:action.close')}
      onOpenChange={(open) => open || onClose()}
    >
      <SideMenu
        className={styles.menu}
        label={t('shell:nav.label')}
        groups={[...groups, service]}
        aside={<BannerStrip group="w_leftmenu" />}
        renderLink={routerLink}
        onClickCapture={(event) => {
          if (go(event)) onClose()
        }}
      />
      <div className={styles.settings}>
        <fieldset>
          <legend>{t('shell:header.language')}</legend>
          <div className={styles.languages}>
            {languages.map((language) => (
              <Chip
                key={language.code}
                lang={language.tag}
                selected={language.code === current.code}
                onClick={() => change(language.code)}
              >
                {getEndonym(language.code)}
              </Chip>
            ))}
          </div>
        </fieldset>
        {hasOwnNumbers(current.tag) ? (
          <fieldset>
            <legend>{t('shell:header.numbers')}</legend>
            <div className={styles.languages}>
              {NUMBER_STYLES.map((style) => (
                <Chip
                  key={style}
                  selected={style === numbers}
                  onClick={() => setNumberStyle(style)}
                >
                  <bdi>{formatSample(style, current.tag)}</bdi>
                </Chip>
              ))}
            </div>
          </fieldset>
        ) : null}
        <ThemeSwitch
          label={t('shell:header.theme')}
          names={{
            system: t('shell:theme.system'),
            midnight: t('shell:theme.midnight'),
            daylight: t('shell:theme.daylight'),
            emerald: t('shell:theme.emerald'),
          }}
          value={theme}
          onChange={setTheme}
        />
        {isLogin ? (
          <Button startIcon={LogOut} block onClick={() => show('logout')}>
            {t('shell:header.signOut')}
          </Button>
        ) : null}
      </div>
    </Drawer>
  )
}

import { useQuery } from '@tanstack/react-query'
import { LogOut } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { systemQueries } from '../api/system.ts'
import { useLanguage } from '../i18n/i18n.ts'
import { DEFAULT_SUPPORTED, offeredLanguages } from '../i18n/languages.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import { asArray } from '../lib/read.ts'
import { usePopup } from '../session/popup.ts'
import { setTheme, useTheme } from '../session/theme.ts'
import { useVisitor } from '../session/visitor.ts'
import { Button } from '../ui/button/button.tsx'
import { Chip } from '../ui/chip/chip.tsx'
import { Drawer } from '../ui/drawer/drawer.tsx'
import { SideMenu } from '../ui/side-menu/side-menu.tsx'
import { ThemeSwitch } from '../ui/theme-switch/theme-switch.tsx'
import { useLanguageChange } from './language-change.ts'
import styles from './phone-menu.module.css'
import { routerLink } from './router-link.tsx'
import { useMenuGroups } from './sidebar.tsx'

/** The phone's drawer: every game type, language, theme, and the way out. It closes when its page changes. */
export default function PhoneMenu({ onClose }: { onClose: () => void }) {
  const current = useLanguage()
  const { t } = useTranslation(['shell', 'common'])
  const { pathname } = useLocation()
  const from = useRef(pathname)
  const theme = useTheme()
  const change = useLanguageChange()
  const groups = useMenuGroups()
  const { isLogin } = useVisitor()
  const { open } = usePopup()
  const leave = () => {
    onClose()
    void open('logout')
  }
  const supported = asArray(useQuery(systemQueries.config()).data?.supportedLanguages)
  const languages = offeredLanguages(supported.length > 0 ? supported : DEFAULT_SUPPORTED)
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
      <SideMenu label={t('shell:nav.label')} groups={groups} renderLink={routerLink} />
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
                {language.endonym}
              </Chip>
            ))}
          </div>
        </fieldset>
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
          <Button startIcon={LogOut} block onClick={leave}>
            {t('shell:header.signOut')}
          </Button>
        ) : null}
      </div>
    </Drawer>
  )
}

import { useQuery } from '@tanstack/react-query'
import { Languages } from 'lucide-react'
import { systemQueries } from '#api/content/system.ts'
import { changeLanguage } from '#i18n/change-language.ts'
import { getEndonym } from '#i18n/endonyms.ts'
import { useLanguage } from '#i18n/i18n.ts'
import { DEFAULT_SUPPORTED, offeredLanguages } from '#i18n/languages.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { asArray } from '#lib/read.ts'
import { setTheme, useTheme } from '#patterns/display/theme.ts'
import { Button } from '#ui/button/button.tsx'
import { LanguageMenu } from '#ui/language-menu/language-menu.tsx'
import { ThemeSwitch } from '#ui/theme-switch/theme-switch.tsx'
import { toast } from '#ui/toast/toast-store.ts'
import styles from './display-controls.module.css'

/** Language and theme for a page without the portal's header. */
export function DisplayControls() {
  const { t } = useTranslation('shell')
  const current = useLanguage()
  const theme = useTheme()
  const supported = asArray(useQuery(systemQueries.config()).data?.supportedLanguages)
  const languages = offeredLanguages(supported.length > 0 ? supported : DEFAULT_SUPPORTED)
  const change = (code: string) => {
    changeLanguage(code).catch(() => toast.show({ tone: 'danger', message: t('language.failed') }))
  }
  return (
    <div className={styles.controls}>
      <ThemeSwitch
        look="compact"
        label={t('header.theme')}
        names={{
          system: t('theme.system'),
          midnight: t('theme.midnight'),
          daylight: t('theme.daylight'),
          emerald: t('theme.emerald'),
        }}
        value={theme}
        onChange={setTheme}
      />
      <LanguageMenu
        label={t('header.language')}
        options={languages.map(({ code, tag }) => ({
          code,
          endonym: getEndonym(code),
          lang: tag,
        }))}
        value={current.code}
        onChange={change}
        trigger={
          <Button variant="ghost" startIcon={Languages}>
            <span className="visually-hidden">{t('header.language')}: </span>
            <bdi>{getEndonym(current.code)}</bdi>
          </Button>
        }
      />
    </div>
  )
}

import { Gem, type LucideIcon, Monitor, Moon, Sun } from 'lucide-react'
import type { ReactElement } from 'react'
import { getEndonym } from '#i18n/endonyms.ts'
import { useLanguage } from '#i18n/i18n.ts'
import { NUMBER_STYLES, setNumberStyle, useNumberStyle } from '#i18n/number-style.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { formatSample, hasOwnNumbers } from '#lib/number-style.ts'
import { setTheme, THEMES, type Theme, useTheme } from '#patterns/display/theme.ts'
import { Menu, MenuChoice, MenuHeading, MenuOption, MenuSeparator } from '#ui/menu/menu.tsx'
import { useLanguageChange } from './language-change.ts'
import { useLanguages } from './use-languages.ts'

const ICONS: Record<Theme, LucideIcon> = {
  system: Monitor,
  midnight: Moon,
  daylight: Sun,
  emerald: Gem,
}

/** Language and theme in one menu: each language by its own name. */
export default function DisplayMenu(props: { trigger: ReactElement; defaultOpen: boolean }) {
  const current = useLanguage()
  const { t } = useTranslation('shell')
  const theme = useTheme()
  const numbers = useNumberStyle()
  const change = useLanguageChange()
  const languages = useLanguages()
  return (
    <Menu {...props} label={`${t('header.language')}, ${t('header.theme')}`}>
      <MenuHeading>{t('header.language')}</MenuHeading>
      <MenuChoice value={current.code} onChange={change}>
        {languages.map((language) => (
          <MenuOption key={language.code} value={language.code} lang={language.tag}>
            <bdi>{getEndonym(language.code)}</bdi>
          </MenuOption>
        ))}
      </MenuChoice>
      {hasOwnNumbers(current.tag) ? (
        <>
          <MenuSeparator />
          <MenuHeading>{t('header.numbers')}</MenuHeading>
          <MenuChoice value={numbers} onChange={(value) => setNumberStyle(styleNamed(value))}>
            {NUMBER_STYLES.map((style) => (
              <MenuOption key={style} value={style}>
                <bdi>{formatSample(style, current.tag)}</bdi>
              </MenuOption>
            ))}
          </MenuChoice>
        </>
      ) : null}
      <MenuSeparator />
      <MenuHeading>{t('header.theme')}</MenuHeading>
      <MenuChoice value={theme} onChange={(value) => setTheme(themeNamed(value))}>
        {THEMES.map((name) => (
          <MenuOption key={name} value={name} icon={ICONS[name]}>
            {t(`theme.${name}`)}
          </MenuOption>
        ))}
      </MenuChoice>
    </Menu>
  )
}

const styleNamed = (value: string) => NUMBER_STYLES.find((style) => style === value) ?? 'uniform'

const themeNamed = (value: string): Theme => THEMES.find((theme) => theme === value) ?? 'system'

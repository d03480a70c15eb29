import { useNavigate } from 'react-router'
import { useTranslation } from '#i18n/use-translation.ts'
import { RichText } from '#ui/rich-text/rich-text.tsx'
import { Section } from './section.tsx'

/** The merchant's conditions, in full. */
export function Terms({ html }: { html: string }) {
  const { t } = useTranslation('prizes')
  const navigate = useNavigate()
  return (
    <Section title={t('terms')} id="terms">
      <RichText html={html} level={3} dir="auto" onNavigate={(href) => navigate(href)} />
    </Section>
  )
}

import { useMatterLines, useOpenMatters } from '#entities/wallet/use-matter-lines.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { usePopup } from '#patterns/routing/popup.ts'
import { TextButton } from '#ui/link/text-button.tsx'
import { Stack, stackLook } from '#ui/stack/stack.tsx'

/**
 * Explains what must be settled before the account can be closed, what closing it settles, and how later money is paid.
 */
export function CloseMatters() {
  const { t } = useTranslation('matters')
  const { closing } = useMatterLines()
  const { open } = usePopup()
  const list = useOpenMatters()
  const parts = [
    { id: 'before', lines: list.filter(({ blocks }) => blocks) },
    { id: 'with', lines: list.filter(({ blocks }) => !blocks) },
  ] as const
  return (
    <Stack gap="3">
      {parts.map(({ id, lines }) =>
        lines.length === 0 ? null : (
          <div key={id} {...stackLook({ gap: '2' })}>
            <p>{t(id)}</p>
            <ul {...stackLook({ gap: '2' })}>
              {lines.map((one) => (
                <li key={`${one.kind} ${one.name} ${one.until}`}>{closing(one)}</li>
              ))}
            </ul>
          </div>
        ),
      )}
      <p>
        {t('later')} <TextButton onClick={() => open('feedback')}>{t('write')}</TextButton>
      </p>
    </Stack>
  )
}

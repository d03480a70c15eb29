import { Bookmark, BookmarkPlus, PenLine, Trash2 } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { useTranslation } from '#i18n/use-translation.ts'
import { Button } from '#ui/button/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import {
  Menu,
  MenuChoice,
  MenuHeading,
  MenuItem,
  MenuOption,
  MenuSeparator,
} from '#ui/menu/menu.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import { toast } from '#ui/toast/toast-store.ts'
import { Form } from '../forms/form.tsx'
import {
  MAX_NAME_LENGTH,
  normalizeName,
  type SavedView,
  sameView,
  savedViews,
  useSavedViews,
} from './saved-views.ts'

interface ViewsMenuProps {
  /** The key of the table in the device's storage. */
  table: string
  /** The current view. */
  current: Omit<SavedView, 'name'>
  onApply: (view: SavedView) => void
}

/** Views of a table, saved under a name on this device. */
export function ViewsMenu({ table, current, onApply }: ViewsMenuProps) {
  const { t } = useTranslation(['records', 'common'])
  const views = useSavedViews(table)
  const [naming, setNaming] = useState<'new' | 'other' | null>(null)
  const shown = views.find((view) => sameView(view, current))
  const renamed = naming === 'other' ? shown : undefined
  const apply = (name: string) => {
    const view = views.find((one) => one.name === name)
    if (view) onApply(view)
  }
  return (
    <>
      <Menu
        align="start"
        label={t('views.label')}
        trigger={
          <Button variant="ghost" size="sm" startIcon={Bookmark}>
            {shown ? shown.name : t('views.label')}
          </Button>
        }
      >
        <MenuHeading>{views.length > 0 ? t('views.label') : t('views.none')}</MenuHeading>
        {views.length > 0 ? (
          <>
            <MenuChoice value={shown?.name ?? ''} onChange={apply}>
              {views.map(({ name }) => (
                <MenuOption key={name} value={name}>
                  {name}
                </MenuOption>
              ))}
            </MenuChoice>
            <MenuSeparator />
          </>
        ) : null}
        {shown ? (
          <>
            <MenuItem icon={PenLine} onSelect={() => setNaming('other')}>
              {t('views.rename', { name: shown.name })}
            </MenuItem>
            <MenuItem icon={Trash2} onSelect={() => savedViews.remove(table, shown.name)}>
              {t('views.remove', { name: shown.name })}
            </MenuItem>
          </>
        ) : (
          <MenuItem icon={BookmarkPlus} onSelect={() => setNaming('new')}>
            {t('views.save')}
          </MenuItem>
        )}
      </Menu>
      <Dialog
        size="sm"
        open={naming !== null}
        onOpenChange={(open) => {
          if (!open) setNaming(null)
        }}
        title={renamed ? t('views.rename', { name: renamed.name }) : t('views.save')}
        description={t('views.about')}
        closeLabel={t('common:action.close')}
      >
        <NameForm
          taken={views.map(({ name }) => name).filter((name) => name !== renamed?.name)}
          before={renamed?.name ?? ''}
          onSave={(name) => {
            if (renamed) savedViews.rename(table, renamed.name, name)
            else savedViews.save(table, { ...current, name })
            setNaming(null)
            toast.show({ tone: 'success', message: t('views.saved', { name }) })
          }}
        />
      </Dialog>
    </>
  )
}

interface NameFormProps {
  taken: readonly string[]
  /** The name before the change. */
  before: string
  onSave: (name: string) => void
}

function NameForm({ taken, before, onSave }: NameFormProps) {
  const { t } = useTranslation('records')
  const [name, setName] = useState(before)
  const [missing, setMissing] = useState(false)
  const tidy = normalizeName(name)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (tidy === '') setMissing(true)
    else onSave(tidy)
  }
  return (
    <Form onSubmit={submit}>
      <TextField
        label={t('views.name')}
        hint={taken.includes(tidy) ? t('views.replaces') : undefined}
        error={missing && tidy === '' ? t('views.noName') : undefined}
        maxLength={MAX_NAME_LENGTH}
        autoComplete="off"
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <Button type="submit" variant="primary">
        {t('views.submit')}
      </Button>
    </Form>
  )
}

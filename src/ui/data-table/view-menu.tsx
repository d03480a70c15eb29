import { SlidersHorizontal } from 'lucide-react'
import { Button } from '../button/button.tsx'
import {
  Menu,
  MenuCheck,
  MenuChoice,
  MenuHeading,
  MenuOption,
  MenuSeparator,
} from '../menu/menu.tsx'
import {
  type DataColumn,
  densities,
  getVisibleColumnIds,
  type TableSort,
  type TableView,
} from './columns.ts'
import styles from './data-table.module.css'

export interface ViewMenuLabels {
  readonly view: string
  readonly sortBy: string
  readonly columns: string
  readonly density: string
  readonly comfortable: string
  readonly compact: string
}

type ViewMenuProps<Row> = {
  columns: readonly DataColumn<Row>[]
  view: TableView
  onView: (view: TableView) => void
  model: { readonly sort: TableSort | null; readonly toggleSort: (column: DataColumn<Row>) => void }
  labels: ViewMenuLabels
}

/** Order, columns and density; cards have no head to sort by. */
export function ViewMenu<Row>({ columns, view, onView, model, labels }: ViewMenuProps<Row>) {
  const shown = getVisibleColumnIds(columns, view)
  const toggle = (id: string) => {
    const next = shown.includes(id) ? shown.filter((other) => other !== id) : [...shown, id]
    const hidden = columns.map((column) => column.id).filter((other) => !next.includes(other))
    onView({ ...view, hidden })
  }
  const setDensity = (value: string) => {
    const density = densities.find((each) => each === value)
    if (density) onView({ ...view, density })
  }
  const sortable = columns.filter(({ sortBy }) => sortBy)
  const arrow = model.sort?.desc ? '↓' : '↑'
  return (
    <Menu
      label={labels.view}
      trigger={
        <Button variant="ghost" size="sm" startIcon={SlidersHorizontal} className={styles.view}>
          {labels.view}
        </Button>
      }
    >
      {sortable.length > 0 ? (
        <>
          <MenuHeading>{labels.sortBy}</MenuHeading>
          {sortable.map((column) => (
            <MenuCheck
              key={column.id}
              checked={model.sort?.id === column.id}
              onChange={() => model.toggleSort(column)}
              note={model.sort?.id === column.id ? arrow : undefined}
            >
              {column.header}
            </MenuCheck>
          ))}
          <MenuSeparator />
        </>
      ) : null}
      <MenuHeading>{labels.columns}</MenuHeading>
      {columns.map(({ id, header }, index) => (
        <MenuCheck
          key={id}
          checked={shown.includes(id)}
          disabled={index === 0}
          onChange={() => toggle(id)}
        >
          {header}
        </MenuCheck>
      ))}
      <MenuSeparator />
      <MenuHeading>{labels.density}</MenuHeading>
      <MenuChoice value={view.density} onChange={setDensity}>
        {densities.map((density) => (
          <MenuOption key={density} value={density}>
            {labels[density]}
          </MenuOption>
        ))}
      </MenuChoice>
    </Menu>
  )
}

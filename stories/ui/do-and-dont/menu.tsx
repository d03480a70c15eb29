import { Button } from '#ui/button/button.tsx'
import { Menu, MenuItem } from '#ui/menu/menu.tsx'
import { Row } from '../layout.tsx'
import { doAndDont } from './do-and-dont.tsx'
import { MenuItems } from './panel.tsx'

export const menuPairs = doAndDont(
  {
    why: 'The dangerous action is last, below a line.',
    right: (
      <MenuItems>
        <li>Edit nickname</li>
        <li>Change password</li>
        <li data-tone="danger">Close account</li>
      </MenuItems>
    ),
    wrong: (
      <MenuItems>
        <li>Edit nickname</li>
        <li>Close account</li>
        <li>Change password</li>
      </MenuItems>
    ),
  },
  {
    why: 'One or two actions are in view.',
    right: (
      <Row>
        <Button>Edit account</Button>
        <Button>Copy ID</Button>
      </Row>
    ),
    wrong: (
      <Row>
        <Menu trigger={<Button>More</Button>}>
          <MenuItem>Edit account</MenuItem>
          <MenuItem>Copy ID</MenuItem>
        </Menu>
      </Row>
    ),
  },
)

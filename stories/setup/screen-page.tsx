import { Description, DocsContext, Title } from '@storybook/addon-docs/blocks'
import { useContext } from 'react'

/** The page of a screen: its states with their scenarios, each a link to its story. */
export function ScreenPage() {
  const stories = useContext(DocsContext).componentStories()
  return (
    <>
      <Title />
      <Description of="meta" />
      <p>
        Each state is a scenario of the fake backend at an address. The same link opens it in the
        portal (<code>npm start</code>), in a test and in a journey.
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">State</th>
            <th scope="col">Address</th>
            <th scope="col">World</th>
          </tr>
        </thead>
        <tbody>
          {stories.map(({ id, name, parameters }) => (
            <tr key={id}>
              <td>
                <a href={`./?path=/story/${id}`} target="_top">
                  {name}
                </a>
              </td>
              <td>
                <code>{String(parameters.route ?? '/')}</code>
              </td>
              <td>
                <code>{String(parameters.world ?? '')}</code>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}

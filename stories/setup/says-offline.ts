import { screen } from 'storybook/test'

/** The play function of a screen without network: it must report that instead of waiting for ever. */
export const saysOffline = async (): Promise<void> => {
  await screen.findAllByText('Network link is abnormal, please try again')
}

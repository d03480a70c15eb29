import { screen } from 'storybook/test'

/** The play of a screen without network: it says so instead of waiting for ever. */
export const saysOffline = async (): Promise<void> => {
  await screen.findAllByText('Network link is abnormal, please try again')
}

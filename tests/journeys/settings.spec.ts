import { expect, test } from './fixtures.ts';
import { expectToast, toastOn } from './toast.ts';

test('Workplaces can be added, edited and deleted in Settings', async ({ page, signUp, consoleErrors }) => {
  await signUp();
  await page.goto('/settings');
  const opener = page.getByRole('button', { name: 'Add Workplace' });
  const dialog = page.getByRole('dialog');
  const save = () => dialog.getByRole('button', { name: /^(Add|Save)/ }).click();

  await test.step('The dialog takes the focus, closes on Escape and returns the focus', async () => {
    await opener.focus();
    await page.keyboard.press('Enter');
    await expect(dialog.getByLabel('Name')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(opener).toBeFocused();
  });

  await test.step('A workplace needs a name, and is added', async () => {
    await opener.click();
    await save();
    await expect(dialog.getByText('Workplace name is required')).toBeVisible();
    await dialog.getByLabel('Name').fill('Corner Salon');
    await save();
    await expectToast(page, 'Workplace added successfully');
  });

  await test.step('A second workplace on the free plan is refused with a link to upgrade', async () => {
    await opener.click();
    await dialog.getByLabel('Name').fill('The Second');
    await save();
    await expect(toastOn(page)).toContainText('Failed to add workplace');
    await expect(toastOn(page).getByRole('button', { name: 'See plans' })).toBeVisible();
    await expect(dialog.getByLabel('Name')).toHaveValue('The Second');
    expect(consoleErrors.splice(0).join()).toContain('403');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
  });

  await test.step('The workplace can be edited', async () => {
    await page.getByRole('button', { name: 'Edit Corner Salon' }).click();
    await dialog.getByLabel('Location').fill('Porto');
    await save();
    await expectToast(page, 'Workplace updated successfully');
    await expect(page.getByRole('row', { name: /Corner Salon/ })).toContainText('Porto');
  });

  await test.step('The workplace is deleted after a confirmation', async () => {
    page.once('dialog', (confirm) => confirm.dismiss());
    await page.getByRole('button', { name: 'Delete Corner Salon' }).click();
    await expect(page.getByRole('row', { name: /Corner Salon/ })).toBeVisible();
    page.once('dialog', (confirm) => confirm.accept());
    await page.getByRole('button', { name: 'Delete Corner Salon' }).click();
    await expectToast(page, 'Workplace deleted successfully');
    await expect(page.getByRole('row', { name: /Corner Salon/ })).toHaveCount(0);
  });
});

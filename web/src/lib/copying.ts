/** Copies what stands in a field. Browsers offer a clipboard to pages over HTTPS and on this computer only: in a home network
 * the old way is left, and where that fails too the text is at least selected. */
export async function copyFrom(field: HTMLInputElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    field.select();
    return document.execCommand('copy');
  }
}

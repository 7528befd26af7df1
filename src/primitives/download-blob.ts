/** Saves bytes as a file. */
export function downloadBlob(fileName: string, blob: Blob): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  // Not at once: some browsers read it only after the click has returned.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

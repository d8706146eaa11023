import { createStoredText } from "~/browser/stored-text";
import { useStore } from "~/components/ui/use-store";
import { STORAGE_PREFIX } from "~/product";

const OFF = "off";
const autoplay = createStoredText(`${STORAGE_PREFIX}autoplayNext`);

function setAutoplay(isOn: boolean): void {
	autoplay.set(isOn ? null : OFF);
}

/** Whether the next episode starts by itself; stored in this browser. */
export function useAutoplay(): [isOn: boolean, set: (isOn: boolean) => void] {
	return [useStore(autoplay, null) !== OFF, setAutoplay];
}

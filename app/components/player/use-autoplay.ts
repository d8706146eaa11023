import { createStoredSwitch } from "~/browser/stored";
import { useStore } from "~/lib/store";
import { STORAGE_PREFIX } from "~/product";

const autoplay = createStoredSwitch(`${STORAGE_PREFIX}autoplayNext`);

/** Whether the next episode starts by itself; stored in this browser. */
export function useAutoplay(): [isOn: boolean, set: (isOn: boolean) => void] {
	return [useStore(autoplay, true), autoplay.set];
}

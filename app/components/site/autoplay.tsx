import { createStoredSwitch } from "~/browser/stored";
import { Switch } from "~/components/ui/switch";
import { useStore } from "~/lib/caching/store";
import { playerTexts } from "~/messages/player";
import { useTexts } from "~/messages/use-language";
import { STORAGE_PREFIX } from "~/product";

const autoplay = createStoredSwitch(`${STORAGE_PREFIX}autoplayNext`);

/** Whether the next episode starts by itself; stored in this browser. */
export function useAutoplay(): [isOn: boolean, set: (isOn: boolean) => void] {
	return [useStore(autoplay, true), autoplay.set];
}

/** Turns the countdown to the next episode off and on. */
export function AutoplaySwitch() {
	const { autoplayNext } = useTexts(playerTexts);
	const [isOn, set] = useAutoplay();
	return (
		<Switch isOn={isOn} onChange={set}>
			{autoplayNext}
		</Switch>
	);
}

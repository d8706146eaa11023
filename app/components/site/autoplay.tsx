import { createStoredSwitch } from "~/browser/stored";
import { useStore } from "~/lib/store";
import { STORAGE_PREFIX } from "~/product";

const autoplay = createStoredSwitch(`${STORAGE_PREFIX}autoplayNext`);

/** Whether the next episode starts by itself; stored in this browser. */
export function useAutoplay(): [isOn: boolean, set: (isOn: boolean) => void] {
	return [useStore(autoplay, true), autoplay.set];
}

/** Turns the countdown to the next episode off and on. */
export function AutoplaySwitch() {
	const [isOn, set] = useAutoplay();
	return (
		<label className="flex min-h-9 cursor-pointer items-center gap-2.5 text-sm text-soft hover:text-cream">
			<input
				type="checkbox"
				// biome-ignore lint/a11y/useAriaPropsForRole: browsers tell the state of a checkbox.
				role="switch"
				checked={isOn}
				onChange={(event) => set(event.currentTarget.checked)}
				className="relative h-5 w-9 cursor-pointer appearance-none rounded-full bg-cream/20 transition-colors before:absolute before:start-0.5 before:top-0.5 before:size-4 before:rounded-full before:bg-cream before:transition-all checked:bg-bulb checked:before:start-4.5 checked:before:bg-ink"
			/>
			Autoplay next episode
		</label>
	);
}

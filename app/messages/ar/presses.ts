import type { TextTools } from "../area";
import type { PressTexts } from "../presses";

/** A name keeps its own direction. */
const isolated = (name: string) => `\u2068${name}\u2069`;

export default ({ plural }: TextTools<"ar">): PressTexts => {
	const notChanged = "تعذّر التغيير. حاول مرة أخرى.";
	const notRemoved = "تعذّرت الإزالة. حاول مرة أخرى.";
	const notAdded = "تعذّرت الإضافة. حاول مرة أخرى.";
	const notRated = "تعذّر حفظ التقييم. حاول مرة أخرى.";
	const notMarked = "تعذّر وضع العلامة. حاول مرة أخرى.";
	return {
		changes: {
			open: { past: "تم الفتح", failed: notChanged },
			close: {
				past: "تمت الإزالة من «متابعة المشاهدة»",
				done: (name) => `تمت إزالة ${isolated(name)} من «متابعة المشاهدة»`,
				failed: notRemoved,
			},
			progress: { past: "تم التشغيل", failed: notChanged },
			play: { past: "تمت المشاهدة", done: (name) => `تمت إضافة ${isolated(name)}`, failed: notChanged },
			unplay: { past: "تمت إزالة مشاهدة", done: (name) => `تمت إزالة ${isolated(name)}`, failed: notRemoved },
			save: {
				past: "تمت الإضافة إلى «المشاهدة لاحقًا»",
				done: (name) => `تمت إضافة ${isolated(name)} إلى «المشاهدة لاحقًا»`,
				failed: notAdded,
				full: "لا يتسع هذا المتصفح لمزيد من الأعمال. أنشئ حسابًا لحفظ هذا العمل.",
			},
			unsave: {
				past: "تمت الإزالة من «المشاهدة لاحقًا»",
				done: (name) => `تمت إزالة ${isolated(name)} من «المشاهدة لاحقًا»`,
				failed: notRemoved,
			},
			hide: {
				past: "لا يناسبني",
				done: (name) => `لا يناسبك ${isolated(name)}، ولن يظهر في القوائم`,
				failed: "تعذّر الإخفاء. حاول مرة أخرى.",
				full: "لا يتسع هذا المتصفح لمزيد من الأعمال المخفية. أنشئ حسابًا لإخفاء هذا العمل.",
			},
			show: {
				past: "لم يعد ضمن «لا يناسبني»",
				done: (name) => `عاد ${isolated(name)} إلى القوائم`,
				failed: "تعذّر الإظهار. حاول مرة أخرى.",
			},
			rate: {
				past: "تم التقييم",
				done: (name, rating) => `منحت ${isolated(name)} التقييم ${rating}`,
				failed: notRated,
				full: "لا يتسع هذا المتصفح لمزيد من التقييمات. أنشئ حسابًا لحفظ هذا التقييم.",
			},
			unrate: { past: "تمت إزالة التقييم", done: (name) => `تمت إزالة تقييم ${isolated(name)}`, failed: notRated },
			note: {
				past: "تمت كتابة ملاحظة",
				done: (name, note) => `${note === "" ? "تمت إزالة" : "تم حفظ"} ملاحظتك عن ${isolated(name)}`,
				failed: "تعذّر حفظ ملاحظتك. حاول مرة أخرى.",
				full: "لا يتسع هذا المتصفح لمزيد من الملاحظات. أنشئ حسابًا لحفظ هذه الملاحظة.",
			},
			begin: {
				past: "بدأ من جديد",
				done: (name) => `يبدأ ${isolated(name)} من جديد، ويبقى ما شاهدته في يومياتك`,
				failed: notChanged,
			},
			unbegin: { past: "عاد إلى ما شاهدته", done: (name) => `عاد ${isolated(name)} إلى ما شاهدته`, failed: notChanged },
			list: {
				past: "تمت الإضافة إلى قائمة",
				done: (name) => `تمت إضافة ${isolated(name)} إلى القائمة`,
				failed: notAdded,
			},
			unlist: {
				past: "تمت الإزالة من قائمة",
				done: (name) => `تمت إزالة ${isolated(name)} من القائمة`,
				failed: notRemoved,
			},
			mark: {
				past: "تم وضع علامة «تمت المشاهدة»",
				done: (name) => `تم وضع علامة «تمت المشاهدة» على ${isolated(name)}`,
				failed: notMarked,
				full: (max) =>
					plural(max, {
						zero: "من دون حساب لا يحفظ هذا المتصفح حلقات ولا أفلامًا. أنشئ حسابًا لتحفظها.",
						one: "من دون حساب يحفظ هذا المتصفح حلقة واحدة أو فيلمًا واحدًا. أنشئ حسابًا لتحفظ المزيد.",
						two: "من دون حساب يحفظ هذا المتصفح اثنين من الحلقات والأفلام. أنشئ حسابًا لتحفظ المزيد.",
						few: "من دون حساب يحفظ هذا المتصفح # من الحلقات والأفلام. أنشئ حسابًا لتحفظ المزيد.",
						many: "من دون حساب يحفظ هذا المتصفح # من الحلقات والأفلام. أنشئ حسابًا لتحفظ المزيد.",
						other: "من دون حساب يحفظ هذا المتصفح # من الحلقات والأفلام. أنشئ حسابًا لتحفظ المزيد.",
					}),
			},
			unmark: {
				past: "تمت إزالة علامة «تمت المشاهدة»",
				done: (name) => `تمت إزالة علامة «تمت المشاهدة» عن ${isolated(name)}`,
				failed: notMarked,
			},
		},

		savedHere: (name) =>
			`تمت إضافة ${isolated(name)} إلى «المشاهدة لاحقًا» في هذا المتصفح. أنشئ حسابًا لتجده على كل أجهزتك.`,
		withCompany: (done, names) => `${done}، مع ${names}`,
		waiting: (product) => `تم الحفظ في هذا المتصفح. سيُرسل التغيير عندما يستجيب ${isolated(product)} من جديد.`,
		followedBy: (said, next) => `${said}. ${next}`,
		undo: "تراجع",
		notUndone: "تعذّر التراجع. حاول مرة أخرى.",
		sentSince: "أصبح محفوظًا في حسابك. يمكنك تغييره من هناك.",
		thereAlready: (name) => `سبق أن سجّلت ${isolated(name)}. هل هذه مشاهدة أخرى؟`,
		addAgain: "إضافة مرة أخرى",

		refusals: {
			full: "لم يعد في حسابك متّسع. أزل بعض ما فيه أولًا.",
			missing: "هذا العمل غير موجود.",
			deleted: "تمت الإزالة بعد ذلك.",
			not_aired: "لم يحن موعد العرض بعد.",
			list_gone: "لم تعد هذه القائمة موجودة.",
			dated_plays: "سيؤدي ذلك إلى إزالة مشاهدات لها تاريخ.",
		},
		unreadable: (product) => `لم يتمكن ${isolated(product)} من قراءة هذا التغيير.`,
		datedPlays: (count) =>
			plural(count, {
				zero: "لن تُزال أي مشاهدة.",
				one: "سيؤدي ذلك إلى إزالة مشاهدة مع تاريخها.",
				two: "سيؤدي ذلك إلى إزالة مشاهدتين.",
				few: "سيؤدي ذلك إلى إزالة # مشاهدات.",
				many: "سيؤدي ذلك إلى إزالة # مشاهدة.",
				other: "سيؤدي ذلك إلى إزالة # مشاهدة.",
			}),
		pleaseTryAgain: "حاول مرة أخرى.",
		leftOut: (count, reason) => {
			const titles = plural(count, {
				zero: "لم يُستبعد أي عمل.",
				one: "استُبعد عمل واحد.",
				two: "استُبعد عملان.",
				few: "استُبعدت # أعمال.",
				many: "استُبعد # عملًا.",
				other: "استُبعد # عمل.",
			});
			return `${titles} ${reason}`;
		},
		notTaken: (name, reason) => `تعذّر حفظ التغيير في حسابك: ${isolated(name)}. ${reason}`,
		severalNotTaken: (count, reason) => {
			const changes = plural(count, {
				zero: "حُفظت كل تغييراتك في حسابك.",
				one: "تعذّر حفظ تغيير واحد في حسابك.",
				two: "تعذّر حفظ تغييرين في حسابك.",
				few: "تعذّر حفظ # تغييرات في حسابك.",
				many: "تعذّر حفظ # تغييرًا في حسابك.",
				other: "تعذّر حفظ # تغيير في حسابك.",
			});
			return `${changes} ${reason}`;
		},

		whenWatched: (name) => `متى شاهدت ${isolated(name)}؟`,
		when: "تاريخ المشاهدة",
		unknownDay: "لا أعرف التاريخ",
		whenAired: "يوم العرض",
		today: "اليوم",
		otherDay: "يوم آخر",
		theDay: "التاريخ",
		markWatched: "وضع علامة «تمت المشاهدة»",

		youWatched: (name) => `لقد شاهدت ${isolated(name)}`,
		plays: (count) =>
			plural(count, {
				zero: "لا مشاهدات",
				one: "مشاهدة واحدة",
				two: "مشاهدتان",
				few: "# مشاهدات",
				many: "# مشاهدة",
				other: "# مشاهدة",
			}),
		playsOf: (plays, times) => `${plays}: ${times}.`,
		timesUndated: (count) =>
			plural(count, {
				zero: "لا شيء بلا تاريخ",
				one: "مرة بلا تاريخ",
				two: "مرتان بلا تاريخ",
				few: "# مرات بلا تاريخ",
				many: "# مرة بلا تاريخ",
				other: "# مرة بلا تاريخ",
			}),
		more: (count) =>
			plural(count, {
				zero: "لا مرات أخرى",
				one: "مرة واحدة غيرها",
				two: "مرتان أخريان",
				few: "# مرات أخرى",
				many: "# مرة أخرى",
				other: "# مرة أخرى",
			}),
		times: (first, last) => `${first.join("؛ ")}؛ و${last}`,
		removePlays: (count) =>
			plural(count, {
				zero: "لا شيء للإزالة",
				one: "إزالة المشاهدة",
				two: "إزالة المشاهدتين",
				few: "إزالة # مشاهدات",
				many: "إزالة # مشاهدة",
				other: "إزالة # مشاهدة",
			}),
		watchedAgain: "مشاهدة أخرى",
		changeDate: "تغيير أحد التواريخ",
	};
};

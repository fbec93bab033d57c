import type { InfoTexts } from "./info-pages.ts";

const lines = (...parts: readonly string[]): string => parts.join("\n\n");

/** The texts of a shop whose owner has not changed them: what the shop does as far as its software shows it, and an invented shop's terms. */
export const infoTexts: InfoTexts = {
  delivery: {
    en: lines(
      "We confirm every order by phone before anything is sent, and agree with you when it arrives. The total of an order on this site is that of its products; the cost of delivery is stated beside it, or told in that call.",
      "## Pick-up",
      "You can pick an order up at any of our branches during its opening hours, at no cost. Their addresses and hours are on the page 'About us'.",
      "## Delivery",
      "We send orders to all governorates of Egypt. Look at the parcel before you sign for it, and call us at once where something is missing or broken.",
      "Your order and its state are always to be seen under 'my orders', with its number and your phone.",
    ),
    ar: lines(
      "نؤكد كل طلب هاتفيًا قبل إرسال أي شيء، ونتفق معك على موعد الوصول. إجمالي الطلب على الموقع هو إجمالي منتجاته؛ أما تكلفة التوصيل فمذكورة بجانبه، أو نخبرك بها في هذه المكالمة.",
      "## الاستلام من الفرع",
      "يمكنك استلام طلبك من أي فرع من فروعنا في مواعيد العمل دون أي تكلفة. العناوين والمواعيد في صفحة «من نحن».",
      "## التوصيل",
      "نرسل الطلبات إلى جميع محافظات مصر. افحص الطرد قبل التوقيع بالاستلام، واتصل بنا فورًا إذا كان شيء ناقصًا أو مكسورًا.",
      "طلبك وحالته ظاهران دائمًا في «طلباتي» برقم الطلب ورقم هاتفك.",
    ),
  },
  payment: {
    en: lines(
      "This site takes no payments and asks for no card numbers.",
      "You pay when you receive your order: in cash at delivery, or at the counter of a branch. Other ways of payment, such as a bank transfer or an invoice for a company, are agreed in the call that confirms the order.",
      "The price that counts is the one that your order states. A product whose price is being updated is sold once we have told you its price.",
    ),
    ar: lines(
      "هذا الموقع لا يستقبل مدفوعات ولا يطلب أرقام بطاقات.",
      "تدفع عند استلام طلبك: نقدًا عند التوصيل، أو في الفرع. أي طريقة دفع أخرى، مثل التحويل البنكي أو فاتورة لشركة، نتفق عليها في مكالمة تأكيد الطلب.",
      "السعر المعتمد هو المكتوب في طلبك. أما المنتج الذي سعره قيد التحديث فيُباع بعد أن نخبرك بسعره.",
    ),
  },
  returns: {
    en: lines(
      "You can return or exchange a product within 14 days of receiving it, as Egyptian consumer protection law provides: unused, complete, and in its packaging.",
      "A product that is faulty, or that is not what you ordered, can be returned within 30 days; we then pay for the way back.",
      "## How",
      "- Tell us the number of your order and what is wrong, by chat or phone.\n- Bring the product to a branch, or agree with us how it comes back.\n- We exchange it, repair it or give you your money back.",
      "Cut lengths of cable, programmed parts and opened chemicals cannot be returned unless they are faulty.",
    ),
    ar: lines(
      "يمكنك إرجاع المنتج أو استبداله خلال 14 يومًا من استلامه وفق قانون حماية المستهلك المصري: غير مستعمل، كاملًا، وفي عبوته.",
      "المنتج المعيب، أو المخالف لما طلبته، يمكن إرجاعه خلال 30 يومًا، ونتحمل نحن تكلفة الإرجاع.",
      "## كيف تُرجع المنتج؟",
      "- أخبرنا برقم طلبك وبالمشكلة عبر واتساب أو الهاتف.\n- أحضر المنتج إلى أحد الفروع، أو اتفق معنا على طريقة إرجاعه.\n- نستبدله أو نصلحه أو نعيد لك نقودك.",
      "الكابلات المقطوعة حسب الطلب والقطع المبرمجة والمواد الكيميائية المفتوحة لا تُرجع إلا إذا كانت معيبة.",
    ),
  },
  warranty: {
    en: lines(
      "The page of a product states its warranty in months where it has one. It begins on the day on which you receive the product; keep the number of your order.",
      "The warranty covers faults of material and manufacture. It does not cover wear, blown fuses, empty batteries, or measuring beyond the limits that an instrument states.",
      "Bring the instrument to a branch, or write to us by chat. We test it on the bench, repair it or exchange it, and tell you beforehand where something is not covered and what it would cost.",
    ),
    ar: lines(
      "صفحة المنتج تذكر مدة ضمانه بالأشهر إن كان له ضمان. يبدأ الضمان يوم استلامك للمنتج؛ فاحتفظ برقم طلبك.",
      "يغطي الضمان عيوب الخامات والتصنيع، ولا يغطي الاستهلاك العادي أو الفيوزات المحترقة أو البطاريات الفارغة أو القياس فوق الحدود المكتوبة على الجهاز.",
      "أحضر الجهاز إلى أحد الفروع أو راسلنا. نختبره على طاولة الصيانة ثم نصلحه أو نستبدله، ونخبرك مسبقًا بما لا يغطيه الضمان وبتكلفته.",
    ),
  },
  privacy: {
    en: lines(
      "We store what an order needs and nothing else: your name, phone, mail address, delivery address and note, and what you ordered. We use them to deliver the order and to answer you, and give them to nobody but the carrier.",
      "## In your browser",
      "The cart, the language and the theme stay in your browser until you clear them. This site sets no advertising cookies and loads nothing from other companies; the chat opens in an app of its own, under the rules of that app.",
      "## What else is kept",
      "- An account holds what you entered at its sign-up; its password is stored so that nobody can read it.\n- Where you asked to be told that a product is back, we keep your mail address until then, at most 12 months. Each such mail has a link that ends it.\n- Words of searches that found nothing are counted without any data about who searched.",
      "Ask us by mail or phone what we store about you, to correct it, or to delete it; invoices are kept as long as tax law demands.",
    ),
    ar: lines(
      "نحفظ ما يحتاجه الطلب ولا شيء غيره: اسمك وهاتفك وبريدك وعنوان التوصيل وملاحظتك وما طلبته. نستخدمها لتوصيل الطلب والرد عليك، ولا نعطيها لأحد سوى شركة الشحن.",
      "## في متصفحك",
      "السلة واللغة والمظهر تبقى في متصفحك حتى تمسحها. هذا الموقع لا يضع ملفات تعريف ارتباط للإعلانات ولا يحمّل شيئًا من شركات أخرى؛ أما واتساب فيُفتح في تطبيقه ووفق قواعده.",
      "## ما نحفظه أيضًا",
      "- الحساب يحفظ ما أدخلته عند إنشائه، وكلمة المرور محفوظة بحيث لا يستطيع أحد قراءتها.\n- إذا طلبت إخبارك بتوفر منتج نحفظ بريدك حتى ذلك الحين، 12 شهرًا على الأكثر، وفي كل رسالة رابط ينهي ذلك.\n- كلمات البحث التي لم تجد شيئًا تُعدّ دون أي بيانات عمن بحث.",
      "اسألنا بالبريد أو الهاتف عما نحفظه عنك، أو لتصحيحه أو حذفه؛ أما الفواتير فتُحفظ المدة التي يطلبها قانون الضرائب.",
    ),
  },
  terms: {
    en: lines(
      "An order on this site is an offer to buy. It becomes binding once we have confirmed it by phone; until then either side may withdraw without giving a reason.",
      "Prices are in Egyptian pounds. We correct mistakes in prices and descriptions in the call that confirms the order, and you are then free not to buy.",
      "Stock is reserved for an order as long as it is not cancelled. A large order that has not been confirmed is a request, which reserves nothing.",
      "Data of parts come from their makers' datasheets. Check them against the datasheet before you build on them: where a limit matters, the datasheet counts.",
      "Egyptian law applies.",
    ),
    ar: lines(
      "الطلب على هذا الموقع عرض شراء، ويصبح ملزمًا بعد أن نؤكده هاتفيًا؛ وقبل ذلك يحق لأي من الطرفين العدول دون ذكر سبب.",
      "الأسعار بالجنيه المصري. نصحح أي خطأ في الأسعار أو الأوصاف في مكالمة التأكيد، ولك عندئذ حرية عدم الشراء.",
      "يُحجز المخزون للطلب ما دام غير ملغى. أما الطلب الكبير الذي لم يُؤكد فهو طلب مبدئي لا يحجز شيئًا.",
      "بيانات القطع مأخوذة من نشرات مصنّعيها. راجعها على النشرة قبل أن تبني عليها: حيث يهم حدّ ما فالنشرة هي المرجع.",
      "يسري القانون المصري.",
    ),
  },
};
